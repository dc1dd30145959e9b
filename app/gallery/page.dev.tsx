import type { Metadata } from 'next';
import { sectionExamples } from '@/components/sections/examples';
import { uiExamples } from '@/components/ui/examples';
import styles from './gallery.module.css';

export const metadata: Metadata = { title: 'Components', robots: { index: false } };

const folders = { 'components/ui': uiExamples, 'components/sections': sectionExamples };

/**
 * Every component of `ui` and `sections` in named examples, under `npm run dev` only: `page.dev.tsx` is a
 * page where next.config.mjs says so, and a build knows nothing of it.
 */
export default function GalleryPage() {
  return (
    <main className={styles.gallery}>
      <h1 className="type-d2">Components</h1>
      {Object.entries(folders).map(([folder, examples]) =>
        Object.entries(examples).map(([component, named]) => (
          <section key={component} className={styles.component}>
            <h2 className="type-h1">
              {component} <span className={styles.folder}>{folder}</span>
            </h2>
            {Object.entries(named).map(([name, example]) => (
              <figure key={name} data-example={`${component}, ${name}`}>
                <figcaption>{name}</figcaption>
                {example}
              </figure>
            ))}
          </section>
        )),
      )}
    </main>
  );
}
