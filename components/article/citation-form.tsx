import { CopyButton } from '@/components/islands/copy-button';
import { Island } from '@/components/islands/island';
import { FileLink } from '@/components/ui/file-link';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import styles from './cite-and-share.module.css';

const words = labels.cite;

export type CitationFormProps = {
  name: string;
  text: string;
  /** Path of the same as a file. */
  file?: string;
};

/** A citation in one form: its text, to copy or to download. */
export function CitationForm({ name, text, file }: CitationFormProps) {
  return (
    <div>
      <p className="type-label">{name}</p>
      <pre className={styles.citation}>{text.trimEnd()}</pre>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
        <div data-needs-js>
          <Island>
            <CopyButton text={text} words={labels.sent}>
              {words.copy}
              <span className="sr-only">{`: ${name}`}</span>
            </CopyButton>
          </Island>
        </div>
        {file && (
          <FileLink href={file} className="text-link" download saved={labels.sent.saved}>
            {interpolate(words.download, { ending: file.slice(file.lastIndexOf('.')) })}
          </FileLink>
        )}
      </div>
    </div>
  );
}
