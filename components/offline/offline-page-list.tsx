import { BootScript } from '@/components/site/boot-script';

const ITEM =
  '<template><li class="horizon"><a class="title-link type-lede flex items-center justify-between py-3.5 after:arrow"></a></li></template>';

/**
 * The pages this device has kept, filled in on the device itself; hidden while there are none. The list
 * is set as HTML so that React, when a form is hydrated, leaves alone what the script put in.
 */
export function OfflinePageList({ title, text }: { title: string; text: string }) {
  return (
    <>
      <section data-offline-pages hidden className="mb-12" suppressHydrationWarning>
        <h2 className="type-h2">{title}</h2>
        <p className="mt-2 text-ink-2">{text}</p>
        <ul
          className="mt-4 grid gap-x-gap sm:grid-cols-2"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
          dangerouslySetInnerHTML={{ __html: ITEM }}
        />
      </section>
      <BootScript name="offline-page-list" />
    </>
  );
}
