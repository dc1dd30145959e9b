import type { FieldSpec } from '@/components/ui/field';
import { labels } from '@/lib/labels';

const { firstName, lastName } = labels.fields;

/** Who writes: every mail form begins with it. */
export const nameFields: readonly FieldSpec[] = [
  {
    kind: 'text',
    name: 'firstName',
    label: firstName,
    required: true,
    half: true,
    autoComplete: 'given-name',
  },
  {
    kind: 'text',
    name: 'lastName',
    label: lastName,
    required: true,
    half: true,
    autoComplete: 'family-name',
  },
];

type EmailFieldOptions = { label: string; autoComplete?: string; half?: boolean };

/** Where to answer. */
export function emailField({
  label,
  autoComplete = 'email',
  half = false,
}: EmailFieldOptions): FieldSpec {
  return {
    kind: 'text',
    name: 'email',
    label,
    type: 'email',
    format: 'email',
    required: true,
    half,
    autoComplete,
  };
}
