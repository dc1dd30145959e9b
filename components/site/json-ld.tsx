import type { JsonLdNode } from '@/lib/seo/json-ld';

/** Structured data as one graph. `<` is escaped so that no text can close the script element. */
export function JsonLd({ nodes }: { nodes: JsonLdNode[] }) {
  const graph = { '@context': 'https://schema.org', '@graph': nodes };
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
      dangerouslySetInnerHTML={{ __html: JSON.stringify(graph).replaceAll('<', '\\u003c') }}
    />
  );
}
