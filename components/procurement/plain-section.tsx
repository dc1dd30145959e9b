import type { ReactNode } from 'react';

export type PlainSectionProps = {
  id: string;
  title: string;
  text?: ReactNode;
  children: ReactNode;
};

/** A part of a page for buyers: its name on the horizon, a sentence, and what is to be read. */
export function PlainSection({ id, title, text, children }: PlainSectionProps) {
  return (
    <section aria-labelledby={id} className="wrap pb-sec-s">
      <div className="horizon pt-4">
        <h2 className="type-h1" id={id}>
          {title}
        </h2>
        {text && <p className="mt-3 mb-6 max-w-[42rem] text-ink-2">{text}</p>}
      </div>
      {children}
    </section>
  );
}
