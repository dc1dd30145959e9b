import { Fragment } from 'react';
import { SectionHead } from '@/components/sections/section-head';
import { Link } from '@/components/ui/link';
import type { Feature } from '@/lib/content/types/service-feature';
import styles from './redraft.module.css';

const tags = { kept: 'span', struck: 'del', added: 'ins' } as const;

export type RedraftProps = Omit<Feature<'bill-path'>['redraft'], 'specimen'> & {
  /** Page of the specimen. */
  path: string;
};

/** A sentence of a specimen with what was struck and what was added, as a drafter hands it over. */
export function Redraft({ title, text, sentence, path, link }: RedraftProps) {
  return (
    <section className="wrap pb-sec">
      <SectionHead title={title} text={text} />
      <p className={`horizon ${styles.sentence}`}>
        {sentence.map(({ change, text: part }) => {
          const Part = tags[change];
          return (
            <Fragment key={part}>
              <Part>{part}</Part>{' '}
            </Fragment>
          );
        })}
      </p>
      <p className="mt-6">
        <Link href={path} className="go">
          {link}
        </Link>
      </p>
    </section>
  );
}
