import { type InlineScript, inlineScript } from '@/lib/inline-scripts/compile';

/** One of our inline scripts, where it stands in the page; the policy knows each by its hash. */
export function BootScript({ name }: { name: InlineScript }) {
  return (
    <script
      data-inline
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, compiled from lib/browser/boot
      dangerouslySetInnerHTML={{ __html: inlineScript(name) }}
    />
  );
}
