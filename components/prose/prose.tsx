import clsx from 'clsx';
import type { Root } from 'hast';
import type { Chart } from '@/lib/chart/chart';
import styles from './prose.module.css';
import { renderTree } from './render';

export type ProseProps = {
  /** HTML tree of a text or of a part of it (lib/markdown). */
  tree: Root;
  charts?: readonly Chart[];
  /** Sets the first paragraph larger: at the beginning of a piece. */
  lead?: boolean;
  /** Its language, where that is not the page's. */
  lang?: string | undefined;
  className?: string | undefined;
};

/** Running text: what an editor wrote in Markdown, in the type of the site. */
export function Prose({ tree, charts = [], lead = false, lang, className }: ProseProps) {
  return (
    <div lang={lang} className={clsx(styles.prose, lead && styles.lead, className)}>
      {renderTree(tree, charts)}
    </div>
  );
}
