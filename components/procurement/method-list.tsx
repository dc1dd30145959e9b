import clsx from 'clsx';
import { MixedWords } from '@/components/prose/mixed-words';
import { OutwardLink } from '@/components/prose/outward-link';
import fold from '@/components/ui/fold.module.css';
import { type Method, methodsPage } from '@/lib/content/pages/methods';
import { firstLanguage } from '@/lib/other-languages';
import styles from './method-list.module.css';
import { PlainSection } from './plain-section';

/** The methods by field: name, use, refusal, reference; below 64rem all but name and use is folded. */
export function MethodList() {
  return methodsPage().groups.map(({ title, methods }, index) => (
    <PlainSection key={title} id={groupId(index)} title={title} field={index % 2 === 1}>
      <div className={styles.methods}>
        {methods.map((method) => (
          <MethodEntry key={method.id} method={method} />
        ))}
      </div>
    </PlainSection>
  ));
}

/** Anchor of a group of methods. */
export const groupId = (index: number) => `methods-${index + 1}`;

function MethodEntry({ method }: { method: Method }) {
  const { labels } = methodsPage();
  const { id, name, full, reference } = method;
  return (
    <article className={styles.method} aria-labelledby={`${id}-name`}>
      <h3 className="type-h2" id={`${id}-name`}>
        {name}
        {full && (
          <span lang={firstLanguage?.id} className="block text-small font-normal text-ink-2">
            {full}
          </span>
        )}
      </h3>
      <div className={styles.uses}>
        <dl>
          <dt>{labels.for}</dt>
          <dd>{method.for}</dd>
        </dl>
        <details className={clsx(fold.fold, fold.wide)}>
          <summary>{labels.folded}</summary>
          {/* Its id is inside, so that a link to the method opens it. */}
          <dl id={id}>
            <dt>{labels.refuse}</dt>
            <dd>{method.refuse}</dd>
            {reference && (
              <>
                <dt>{labels.reference}</dt>
                <dd className="text-ink-2">
                  {reference.url ? (
                    <OutwardLink href={reference.url} className="text-link">
                      <MixedWords text={reference.text} />
                    </OutwardLink>
                  ) : (
                    <MixedWords text={reference.text} />
                  )}
                </dd>
              </>
            )}
          </dl>
        </details>
      </div>
    </article>
  );
}
