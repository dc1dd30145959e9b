import { z } from 'zod';
import { pageFields } from '@/lib/content/engine/page-fields';
import { readFile } from '@/lib/content/engine/read';

const method = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens')
    .describe('Anchor of the entry.'),
  name: z.string().max(50).describe('As the field calls it.'),
  full: z
    .string()
    .optional()
    .describe(
      'What the short form stands for, or the short form of a long name: in the first language, in every one.',
    ),
  for: z.string().min(20),
  refuse: z.string().min(20),
  reference: z
    .strictObject({
      text: z
        .string()
        .min(8)
        .describe(
          'In a translation, what it leaves in the first language stands between asterisks.',
        ),
      url: z.url({ protocol: /^https$/, error: 'an address that begins with https://' }).optional(),
    })
    .optional()
    .describe('A work that defines the method.'),
});

/** `content/pages/methods.yaml` */
export const schema = z.strictObject({
  ...pageFields,
  lede: z.string().min(20),
  labels: z.strictObject({
    for: z.string(),
    refuse: z.string(),
    reference: z.string(),
    folded: z
      .string()
      .describe('What the row of a method unfolds on a phone, for those who hear it.'),
  }),
  groups: z
    .array(z.strictObject({ title: z.string(), methods: z.array(method).min(1) }))
    .min(1)
    .superRefine((groups, context) => {
      const seen = new Set<string>();
      groups.forEach(({ methods }, group) => {
        methods.forEach(({ id }, index) => {
          if (seen.has(id)) {
            const path = [group, 'methods', index, 'id'];
            context.addIssue({ code: 'custom', path, message: 'an id that no other method has' });
          }
          seen.add(id);
        });
      });
    }),
  callToAction: z.string(),
});

export type MethodsPage = z.output<typeof schema>;
export type Method = MethodsPage['groups'][number]['methods'][number];

/** Words of /working-with-us/methods. */
export const methodsPage = () => readFile('pages/methods.yaml', schema);
