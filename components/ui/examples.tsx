import type { ReactNode } from 'react';
import { labels } from '@/lib/labels';
import { AboveTheFoldEnd } from './above-the-fold-end';
import { AddressSentence } from './address-sentence';
import { ErrorMessage } from './error-message';
import { FactList } from './fact-list';
import { Field } from './field';
import { FileLink } from './file-link';
import { Chevron, Icon } from './icon';
import { Link } from './link';
import { MailLink } from './mail-link';
import { NameList } from './name-list';
import { NoWrapHyphens } from './no-wrap-hyphens';
import { Photo } from './photo';
import { PlaceholderNote } from './placeholder-note';
import { RuledTable } from './ruled-table';
import { ScrolledTable } from './scrolled-table';
import { SpeakToAnExpert } from './speak-to-an-expert';
import { SpeakToAnExpertInHero } from './speak-to-an-expert-in-hero';
import { Timeline } from './timeline';
import { ToldLink } from './told-link';

/** Named examples of each component of a folder, for the gallery (app/gallery). */
export type Examples = Readonly<Record<string, Readonly<Record<string, ReactNode>>>>;

const { optional, choose, errors } = labels.form;
const words = { optional, choose, errors, yes: labels.mail.yes };
const facts = [
  { term: 'Client', detail: 'A ministry of agriculture' },
  { term: 'Place', detail: 'Four counties' },
  { term: 'Length', detail: '18 months' },
  { term: 'Languages', detail: 'English, Kiswahili' },
];
/** No file of it exists: `npm run gallery` answers with a drawn one. */
const photo = {
  file: 'content/people/example.jpg',
  slug: 'example',
  alt: 'A woman at a desk, reading a questionnaire',
  width: 640,
  height: 480,
  digest: '0000000',
};

export const uiExamples: Examples = {
  AboveTheFoldEnd: { 'shows nothing': <AboveTheFoldEnd /> },
  AddressSentence: {
    printed: <AddressSentence sentence="Write to {address}." address="name@example.org" />,
    'as a link': (
      <AddressSentence
        sentence="Write to {address}."
        address="name@example.org"
        href="mailto:name@example.org"
      />
    ),
  },
  Chevron: { 'points down': <Chevron className="w-6" /> },
  ErrorMessage: {
    'empty until an error is told': (
      <ErrorMessage field="error-example" rule={{ required: true }} words={errors} />
    ),
  },
  FactList: {
    'in rows': <FactList facts={facts} />,
    'in columns': <FactList facts={facts} variant="columns" />,
  },
  FileLink: {
    'not pressed': (
      <p className="flex flex-wrap">
        <FileLink href="/calendar.ics" className="text-link" saved={labels.sent.saved}>
          Save the calendar
        </FileLink>
      </p>
    ),
  },
  MailLink: {
    'not pressed': (
      <p className="flex flex-wrap">
        <MailLink mail={{ subject: 'For you', body: '' }} className="text-link">
          Write to us
        </MailLink>
      </p>
    ),
  },
  Field: {
    'text, required': (
      <Field
        formId="example-text"
        field={{ kind: 'text', name: 'name', label: 'Name', required: true }}
        words={words}
      />
    ),
    'email, optional': (
      <Field
        formId="example-email"
        field={{ kind: 'text', type: 'email', name: 'email', label: 'Email', format: 'email' }}
        words={words}
      />
    ),
    list: (
      <Field
        formId="example-list"
        field={{
          kind: 'list',
          name: 'city',
          label: 'City',
          options: { nairobi: 'Nairobi', lagos: 'Lagos' },
        }}
        words={words}
      />
    ),
    'long text': (
      <Field
        formId="example-area"
        field={{ kind: 'area', name: 'message', label: 'Message', rows: 4, required: true }}
        words={words}
      />
    ),
    box: (
      <Field
        formId="example-box"
        field={{
          kind: 'box',
          name: 'agreed',
          label: 'Privacy',
          sentence: 'I have read the privacy policy.',
          required: true,
        }}
        words={words}
      />
    ),
  },
  Icon: {
    all: (
      <p className="flex gap-4">
        <Icon name="menu" className="w-6 fill-none stroke-current" />
        <Icon name="search" className="w-6 fill-none stroke-current" />
        <Icon name="close" className="w-6 fill-none stroke-current" />
        <Icon name="light" className="w-6 fill-none stroke-current" />
        <Icon name="dark" className="w-6 fill-none stroke-current" />
        <Icon name="system" className="w-6 fill-none stroke-current" />
      </p>
    ),
  },
  Link: {
    'in a sentence': (
      <p>
        Read more about{' '}
        <Link href="/services/policy" className="text-link">
          policy
        </Link>
        .
      </p>
    ),
    'to the page it stands on': (
      <p>
        <Link href="/services" current="/services/" className="text-link">
          Services
        </Link>
      </p>
    ),
  },
  NameList: {
    one: (
      <p>
        <NameList entries={[{ name: 'Policy', path: '/services/policy' }]} />
      </p>
    ),
    three: (
      <p>
        <NameList
          entries={[
            { name: 'Policy', path: '/services/policy' },
            { name: 'Research', path: '/services/research', detail: ' (2 pieces)' },
            { name: 'Monitoring', path: '/services/monitoring' },
          ]}
        />
      </p>
    ),
  },
  Photo: {
    'with words': <Photo photo={photo} sizes="20rem" />,
    'words stand beside it': <Photo photo={photo} sizes="20rem" alt="" first />,
  },
  RuledTable: {
    names: (
      <RuledTable
        caption="Offices"
        columns={[{ label: 'City' }, { label: 'Region' }]}
        groups={[
          {
            rows: [
              { key: 'nairobi', cells: ['Nairobi', 'East Africa'] },
              { key: 'lagos', cells: ['Lagos', 'West Africa'] },
            ],
          },
        ]}
      />
    ),
    'groups and a sum': (
      <RuledTable
        caption="Costs of a survey"
        columns={[
          { label: 'Item' },
          { label: 'Days', isFigure: true },
          { label: 'Cost', isFigure: true },
        ]}
        groups={[
          {
            title: 'Field work',
            rows: [
              { key: 'interviews', cells: ['Interviews', '20', '1,000'] },
              { key: 'travel', cells: ['Travel', '4', '200'] },
            ],
          },
          { title: 'Total', rows: [{ key: 'sum', cells: ['All', '24', '1,200'], isSum: true }] },
        ]}
      />
    ),
  },
  ScrolledTable: {
    'wider than a phone': (
      <ScrolledTable aria-label="Options">
        <thead>
          <tr>
            <th scope="col">Option</th>
            <th scope="col">What it does</th>
            <th scope="col">Who must agree</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">One calendar</th>
            <td>Puts both years on one wall</td>
            <td>The accountants, by name and date</td>
          </tr>
        </tbody>
      </ScrolledTable>
    ),
  },
  NoWrapHyphens: {
    'a word with a hyphen': <NoWrapHyphens text="On-the-job mentoring" />,
  },
  PlaceholderNote: {
    'something is invented': (
      <PlaceholderNote text="An illustrative case: the client is invented." />
    ),
    'nothing is': <PlaceholderNote text={undefined} />,
  },
  SpeakToAnExpert: {
    button: <SpeakToAnExpert />,
    link: <SpeakToAnExpert className="go" />,
  },
  SpeakToAnExpertInHero: {
    'a link on a phone while the banner stands, else a button': <SpeakToAnExpertInHero />,
  },
  ToldLink: {
    'not pressed': (
      <p className="flex flex-wrap">
        <ToldLink href="/calendar.ics" action="file" told="Saved." className="text-link">
          Save the calendar
        </ToldLink>
      </p>
    ),
  },
  Timeline: {
    'times of a day': (
      <Timeline
        entries={[
          { when: '15:00', dateTime: '15:00', title: 'Welcome', text: 'Who is here and why.' },
          { when: '15:20', dateTime: '15:20', title: 'The calendar', text: '' },
        ]}
      />
    ),
    'weeks of an assignment': (
      <Timeline
        entries={[
          { when: 'Week 1', title: 'Start', text: 'What is asked, and by whom.' },
          { when: 'Week 13', title: 'Draft', text: 'Read with those who will use it.' },
        ]}
      />
    ),
  },
};
