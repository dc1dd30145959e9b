import { escapeXml } from '@/lib/format/escape-xml';
import { type Feed, type FeedEntry, feedUpdated } from './feed';

/** A feed as an Atom document (RFC 4287). */
export function atomFeed(feed: Feed): string {
  return `${[
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(feed.lang)}">`,
    ...indent([
      element('id', feed.id),
      element('title', feed.title),
      element('subtitle', feed.description),
      // An empty feed has no date of its own; the element must be there (RFC 4287, 4.1.1).
      element('updated', feedUpdated(feed) ?? '1970-01-01T00:00:00Z'),
      `<link rel="self" type="application/atom+xml" href="${escapeXml(feed.selfUrl)}"/>`,
      `<link rel="alternate" type="text/html" href="${escapeXml(feed.homeUrl)}"/>`,
      person('author', feed.publisher),
      element('icon', feed.publisher.icon),
      element('rights', feed.rights),
      ...feed.entries.flatMap(entry),
    ]),
    '</feed>',
  ].join('\n')}\n`;
}

function entry(facts: FeedEntry): string[] {
  return [
    '<entry>',
    ...indent([
      element('id', facts.id),
      element('title', facts.title),
      `<link rel="alternate" type="text/html" href="${escapeXml(facts.url)}"/>`,
      element('published', facts.published),
      element('updated', facts.updated),
      ...facts.authors.map((author) => person('author', author)),
      ...facts.tags.map((tag) => `<category term="${escapeXml(tag)}"/>`),
      element('summary', facts.summary),
      `<content type="html">${escapeXml(facts.html)}</content>`,
    ]),
    '</entry>',
  ];
}

function person(name: string, { name: who, url }: { name: string; url: string }): string {
  return `<${name}>${element('name', who)}${element('uri', url)}</${name}>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}
