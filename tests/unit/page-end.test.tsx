/** @jest-environment node */
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { CallToAction } from '@/components/sections/call-to-action';
import { ClosingLine } from '@/components/sections/closing-line';
import { Footer } from '@/components/site/footer';
import { labels } from '@/lib/labels';

it.each([
  ['a line', <ClosingLine key="line" title="Talk to us about grain." />],
  ['a field', <CallToAction key="field" title="Talk to us about grain." />],
  [
    'a field with who answers',
    <CallToAction key="person" title="Talk to us about grain.">
      <p>Amina</p>
    </CallToAction>,
  ],
])(
  'a page that ends in %s has one way to a person there, and the telephone once, in the footer',
  (_, end) => {
    const $ = load(
      renderToStaticMarkup(
        <>
          <main>{end}</main>
          <Footer path="/services/agriculture" />
        </>,
      ),
    );
    expect(
      $('main a')
        .toArray()
        .map((link) => $(link).attr('href')),
    ).toEqual(['/contact/']);
    expect($('a[href^="tel:"]')).toHaveLength(1);
  },
);

it('the footer of the contact page does not lead to it by a second button', () => {
  const buttons = (path: string) =>
    load(renderToStaticMarkup(<Footer path={path} />))('a.btn[href="/contact/"]').length;
  expect(buttons('/contact')).toBe(0);
  expect(buttons('/about')).toBe(1);
});

it('the head over the footer’s field says that they come by mail, and over a button does not', () => {
  const head = (afterForm: boolean) =>
    load(renderToStaticMarkup(<Footer path="/about" afterForm={afterForm} />))('h2')
      .first()
      .text();
  expect(head(false)).toBe(labels.footer.newsletterByMail);
  expect(head(true)).toBe(labels.footer.newsletterTitle);
});
