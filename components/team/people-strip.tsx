import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import type { Person } from '@/lib/content/types/person';
import styles from './people-strip.module.css';
import { PersonPortrait } from './person-portrait';

export type PeopleStripProps = {
  title: string;
  people: readonly Person[];
  /** Page where one meets them. */
  href: string;
  /** Words of the link to it. */
  action: string;
  /** Below the way on. */
  children?: ReactNode;
};

/** Those who answer for the firm, each by name, role and the cloth of the name. */
export function PeopleStrip({ title, people, href, action, children }: PeopleStripProps) {
  return (
    <section className="ground-band py-sec-s">
      <div className="wrap break-inside-avoid">
        <h2 className="type-d3">{title}</h2>
        <ul className={clsx('mt-10', styles.people)}>
          {people.map((person) => (
            <li key={person.id}>
              <PersonPortrait person={person} size="roster" />
              <p>
                <Link href={person.path} className="title-link font-semibold">
                  {person.name}
                </Link>
                <span className="block text-small text-ink-2">{person.role}</span>
              </p>
            </li>
          ))}
        </ul>
        <p className="mt-6">
          <Link href={href} className="go">
            {action}
          </Link>
        </p>
        {children}
      </div>
    </section>
  );
}
