import fs from 'node:fs';
import path from 'node:path';
import { firm } from '@/lib/firm';
import { serve } from '@/scripts/lib/serve.mjs';
import { readMail } from '../support/read-mail';
import type { Engine } from './engine';
import { type Line, layLine } from './line';
import { newVisitor, type Visitor } from './visitor';

type Site = { url: string; close: () => Promise<void> };

/**
 * The main journeys, told once for every browser engine. `name`: of the engine, as reports call it.
 * `early`: whether a page that is still loading can be asked; WebKitGTK's driver waits until it has loaded.
 */
export function journeys(name: string, startEngine: () => Promise<Engine>, { early = false } = {}) {
  let engine: Engine;
  let site: Site;
  let line: Line;
  let visitor: Visitor;
  beforeAll(async () => {
    site = await serve({ root: path.join(process.cwd(), 'out') });
    engine = await startEngine();
    if (process.env.ENGINES_REPORT)
      fs.writeFileSync(path.join(process.env.ENGINES_REPORT, `${name}.version`), engine.version);
  }, 60_000);
  afterAll(async () => {
    await engine?.close();
    await site?.close();
  });
  beforeEach(async () => {
    line = await layLine(site.url);
    visitor = newVisitor(engine, line.url);
    await engine.newTab();
    await visitor.resize(1280, 900);
    await visitor.restHand();
    // A file of the site's that is no page: here the visitor's answer to the banner can be put down.
    await visitor.goto('robots.txt');
    await visitor.run(() => localStorage.setItem('cookie-consent', 'declined'));
    engine.errors();
  }, 20_000);
  afterEach(async () => {
    const errors = await visitor.errors();
    line.close();
    expect(errors).toEqual([]);
  });

  const journey = (name: string, walk: (visitor: Visitor) => Promise<void>) =>
    it(name, () => walk(visitor), 40_000);

  describe('reading', () => {
    journey('costs no script, from the first page to the third', async (visitor) => {
      await visitor.goto('');
      await visitor.click(['main a', 'Explore Our Services']);
      await visitor.seesAddress('/services/');
      await visitor.click('main a[href="/services/policy/"]');
      await visitor.seesAddress('/services/policy/');
      await visitor.seesText('main h1', /./);
      await visitor.goto('insights/financial-inclusion/');
      await visitor.seesText('main h1', /./);
      await visitor.hover('footer a[href="/privacy/"]');
      expect(line.asked.filter((address) => /\.js$/.test(address))).toEqual([]);
    });

    /** What a phone shows of a page: where its first words stand and how. */
    function firstScreen() {
      const shape = (selector: string) => {
        const element = document.querySelector(selector);
        const { font, color } = getComputedStyle(element as Element);
        const { top, left, width, height } = element?.getBoundingClientRect() ?? {};
        return [top, left, width, height].map((side = 0) => Math.round(side)).join() + font + color;
      };
      return ['header', 'main h1', 'main p'].map(shape);
    }

    const readEarly = early ? ['', 'services/policy/', 'insights/financial-inclusion/'] : [];
    for (const route of readEarly)
      journey(`a phone reads the top of /${route} before sheets come`, async (visitor) => {
        await visitor.resize(390, 800);
        line.delaySheets = 1500;
        // Not `goto`, which waits for what waits for the sheets.
        await visitor.run((address) => {
          location.href = address;
        }, `/${route}`);
        await visitor.seesText('main h1', /./);
        expect(await visitor.run(hasSheets)).toBe(false);
        const before = await visitor.run(firstScreen);
        await visitor.sees('sheets there', true, hasSheets);
        await visitor.sees('the rest', 'visible', firstScreenRest);
        const after = await visitor.run(firstScreen);
        expect(after).toEqual(before);
      });

    journey('the rest is shown after three seconds if sheets never come', async (visitor) => {
      await visitor.resize(390, 800);
      line.delaySheets = Number.POSITIVE_INFINITY;
      await visitor.goto('services/policy/');
      await visitor.sees('the rest', 'visible', firstScreenRest);
      await visitor.seesText('main h1', /./);
      // That sheets did not come is what this is about.
      visitor.engine.errors();
    });

    journey('skips to the content with the keyboard', async (visitor) => {
      await visitor.goto('about/');
      await visitor.press('Tab');
      await visitor.seesFocus('a Skip to content');
      await visitor.press('Enter');
      await visitor.seesFocus(/^main#main/);
    });

    journey(
      'the service picker and the office explorer answer without a script',
      async (visitor) => {
        await visitor.goto('');
        await visitor.fillIn('main', { service: 'research', industry: 'energy' });
        await visitor.seesText('article[data-service]', /^Research/);
        await visitor.seesText('article[data-service] [data-industry]', /./);
        await visitor.click('label:has([value=lagos])');
        await visitor.seesText('article[data-office]', /Nigeria/);
        await visitor.press('ArrowDown');
        await visitor.seesText('article[data-office]', /South Africa/);
        expect(line.asked.filter((address) => /\.js$/.test(address))).toEqual([]);
      },
    );

    journey('costs one answer to the banner', async (visitor) => {
      await visitor.run(() => localStorage.clear());
      await visitor.goto('about/');
      await visitor.click(['button', 'Agree']);
      await visitor.seesNo('[aria-label="Cookie preferences"]');
      await visitor.goto('team/');
      await visitor.seesNo('[aria-label="Cookie preferences"]');
      await visitor.sees('choice', 'accepted', () => localStorage.getItem('cookie-consent'));
    });
  });

  describe('menus', () => {
    journey('open on a press, one at a time, and lead on', async (visitor) => {
      await visitor.goto('about/');
      await visitor.click(['header button', 'Industries']);
      await visitor.seesText('#menu-industries', /Public sector/);
      await visitor.click(['header button', 'Insights']);
      await visitor.seesText('#menu-insights', /Policy Briefs/);
      await visitor.seesNo('#menu-industries');
      await visitor.click('#menu-insights a[href="/insights/policy-briefs/"]');
      await visitor.seesAddress('/insights/policy-briefs/');
    });

    journey('open with the keyboard; Escape gives the focus back', async (visitor) => {
      await visitor.goto('about/');
      await visitor.run(() =>
        document.querySelector<HTMLElement>('[popovertarget=menu-services]')?.focus(),
      );
      await visitor.press('Enter');
      await visitor.seesText('#menu-services', /Policy/);
      await visitor.press('Tab');
      await visitor.sees('focus inside', true, () =>
        Boolean(document.activeElement?.closest('#menu-services')),
      );
      await visitor.press('Escape');
      await visitor.seesNo('#menu-services');
      await visitor.seesFocus('button Our Services');
    });

    journey('open and close by hovering', async (visitor) => {
      await visitor.goto('about/');
      await visitor.hover(['header button', 'Industries']);
      await visitor.seesText('#menu-industries', /Public sector/);
      await visitor.click(['header button', 'Industries']);
      await visitor.seesText('#menu-industries', /Public sector/);
      await visitor.hover('footer a[href="/privacy/"]');
      await visitor.seesNo('#menu-industries');
    });
  });

  describe('the drawer', () => {
    journey('holds the page still, opens one group at a time, and leads on', async (visitor) => {
      await visitor.resize(390, 800);
      await visitor.goto('about/');
      await visitor.click('[aria-label="Open menu"]');
      await visitor.seesText('#drawer summary', 'Our Services');
      await visitor.press(...Array<string>(30).fill('Tab'));
      await visitor.sees('focus kept inside', true, () =>
        Boolean(document.activeElement?.closest('#drawer, html:focus, body:focus')),
      );
      await visitor.click(['#drawer summary', 'Industries']);
      await visitor.seesText('#drawer a[href="/industries/public-sector/"]', /./);
      await visitor.click(['#drawer summary', 'Insights']);
      await visitor.seesNo('#drawer a[href="/industries/public-sector/"]');
      await visitor.click('#drawer a[href="/insights/policy-briefs/"]');
      await visitor.seesAddress('/insights/policy-briefs/');
    });

    journey('closes with Escape, and gives the focus back', async (visitor) => {
      await visitor.resize(390, 800);
      await visitor.goto('about/');
      await visitor.click('[aria-label="Open menu"]');
      await visitor.seesText('#drawer', /./);
      await visitor.press('Escape');
      await visitor.seesNo('#drawer');
      await visitor.seesFocus('button Open menu');
    });
  });

  journey('the theme goes round and is kept on the next page', async (visitor) => {
    const background = () => getComputedStyle(document.body).backgroundColor;
    await visitor.goto('');
    await visitor.click('header [data-action=theme]');
    await visitor.sees('theme', 'dark', () => document.documentElement.dataset.theme);
    await visitor.goto('about/');
    await visitor.sees('theme', 'dark', () => document.documentElement.dataset.theme);
    await visitor.sees('ground', 'rgb(15, 22, 24)', background);
    await visitor.click('header [data-action=theme]');
    await visitor.sees('choice', 'system', () => document.documentElement.dataset.themeChoice);
  });

  describe('search', () => {
    journey('a slip of the pen, an arrow and Enter lead to the page', async (visitor) => {
      await visitor.goto('about/');
      await visitor.press('/');
      await visitor.seesFocus(/^input#search-dialog-query/);
      await visitor.type('kapacity bilding');
      await visitor.seesText(
        '#search [role=status]',
        /\d+ results spelt nearly like “kapacity bilding”$/,
      );
      await visitor.press('ArrowDown');
      await visitor.sees('focus on a result', true, () =>
        Boolean(document.activeElement?.matches('a[data-result]')),
      );
      await visitor.press('Enter');
      await visitor.seesAddress(/capacity/);
    });

    journey('Enter leads to the page of results, Back to the page before', async (visitor) => {
      await visitor.goto('about/');
      await visitor.click('header [aria-label="Search"]');
      await visitor.type('seed');
      await visitor.press('Enter');
      await visitor.seesAddress('/search/?q=seed');
      await visitor.seesText('#main [role=status]', /results for “seed”/);
      await visitor.back();
      await visitor.seesAddress('/about/');
      await visitor.seesNo('#search');
    });
  });

  describe('contact form', () => {
    const answers = {
      firstName: 'Ámina & Søn',
      lastName: 'Otieno',
      email: "o'brien+tag@example.org",
      solution: 'Policy',
      industry: 'Energy',
      message: 'Ünïcode, ŋutsu: 100% of 1+1=2? #1',
    };

    journey('tells errors, then hands over a mail and says so', async (visitor) => {
      await visitor.goto('contact/');
      await visitor.click('#inquiry-firstName');
      await visitor.sees(
        'awake',
        true,
        () => document.querySelector<HTMLFormElement>('#inquiry')?.noValidate,
      );
      await visitor.click('#inquiry [type=submit]');
      await visitor.seesText('#inquiry [role=alert], main [role=alert]', /First name/);
      await visitor.seesFocus(/^input#inquiry-firstName/);
      await visitor.fillIn('#inquiry', answers);
      await visitor.click('#inquiry-agreeToTerms');
      await visitor.click('#inquiry [type=submit]');
      await visitor.seesText('main section[role=status]', /One step left: press Send/);
      const [message, confirmation] = (await visitor.mails()).map(readMail);
      expect(message?.to).toBe(firm.email);
      expect(message?.subject).toBe('Contact Form Submission - policy');
      expect(message?.body.split('\r\n')).toEqual([
        'Name: Ámina & Søn Otieno',
        "Email: o'brien+tag@example.org",
        'Solution: Policy',
        'Industry: Energy',
        `Message: ${answers.message}`,
        'Agreed to the terms: yes',
        'Agreed to marketing: no',
      ]);
      expect(confirmation?.to).toBe(answers.email);
    });

    journey(
      'what is typed and sent while scripts are on their way is not lost',
      async (visitor) => {
        line.delayScripts = 1500;
        await visitor.goto('contact/');
        await visitor.fillIn('#inquiry', answers);
        await visitor.click('#inquiry-agreeToTerms');
        await visitor.click('#inquiry [type=submit]');
        await visitor.seesText('main section[role=status]', /One step left: press Send/);
        const [message] = (await visitor.mails()).map(readMail);
        expect(message?.body).toContain(answers.message);
        expect(await visitor.mails()).toHaveLength(2);
      },
    );

    journey('hands over a mail when scripts never come', async (visitor) => {
      line.delayScripts = Number.POSITIVE_INFINITY;
      await visitor.goto('contact/');
      await visitor.fillIn('#inquiry', answers);
      await visitor.click('#inquiry-agreeToTerms');
      await visitor.click('#inquiry [type=submit]');
      await visitor.sees('mails', 1, () => Reflect.get(window, 'watched').mails.length);
      const [message] = (await visitor.mails()).map(readMail);
      expect(message?.body).toContain(answers.message);
      // That scripts did not come is what this is about.
      visitor.engine.errors();
    });

    journey('a draft is there again after a look at another page', async (visitor) => {
      await visitor.goto('contact/');
      await visitor.fillIn('#inquiry', { message: 'Half a thought' });
      await visitor.goto('about/');
      await visitor.goto('contact/');
      await visitor.sees(
        'draft',
        'Half a thought',
        () => document.querySelector<HTMLTextAreaElement>('#inquiry-message')?.value,
      );
    });
  });

  journey('an application is handed over as it was typed', async (visitor) => {
    await visitor.goto('careers/');
    await visitor.fillIn('#application', {
      firstName: 'Amina',
      lastName: 'Otieno',
      email: 'amina@example.org',
      position: 'Research Analyst',
      coverLetter: 'I count goats & budgets: 100%',
    });
    await visitor.click('#application [type=submit]');
    await visitor.seesText('main section[role=status]', /One step left: press Send/);
    const [message, confirmation] = (await visitor.mails()).map(readMail);
    expect(message?.to).toBe(firm.careersEmail);
    expect(message?.subject).toBe('Career Application - research-analyst');
    expect(message?.body).toContain('Cover letter: I count goats & budgets: 100%');
    expect(confirmation?.to).toBe('amina@example.org');
  });

  describe('filters', () => {
    const status = 'main [role=status]';

    journey('a press before the scripts are there is held, and done once', async (visitor) => {
      line.delayScripts = 1500;
      await visitor.goto('insights/');
      const chip: [string, string] = ['main a.chip', 'Finance'];
      await visitor.click(chip);
      await visitor.click(chip);
      await visitor.sees('busy', 'true', () =>
        document.querySelector('main [data-island]')?.getAttribute('aria-busy'),
      );
      await visitor.seesAddress('/insights/?topic=finance');
      await visitor.seesText(status, /^Showing (\d+) of \1 in Finance$/);
      await visitor.back();
      await visitor.seesAddress('/insights/');
    });

    journey(
      'a piece and Back lead to the list as it was; Load More adds to it',
      async (visitor) => {
        await visitor.goto('insights/all/?topic=agriculture');
        await visitor.seesText(status, /in Agriculture$/);
        await visitor.click('main [data-entry] .card-link');
        await visitor.seesAddress(/^\/insights\/(?!all)/);
        await visitor.back();
        await visitor.seesText(status, /in Agriculture$/);
        await visitor.click(['main a.chip', 'All']);
        await visitor.seesText(status, /^Showing 12 of/);
        await visitor.click(['main a', 'Load More Insights']);
        await visitor.seesText(status, /^Showing (?!12 )/);
      },
    );
  });

  describe('layout', () => {
    for (const [route, picture] of [
      ['', 'home'],
      ['services/agriculture/', 'service'],
      ['insights/financial-inclusion/', 'article'],
      ['contact/', 'contact'],
    ] as const) {
      journey(`/${route} fits wide and narrow windows`, async (visitor) => {
        for (const width of [1280, 390]) {
          await visitor.resize(width, 900);
          await visitor.goto(route);
          await visitor.sees(
            'pixels beyond the window',
            0,
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          await shoot(visitor, `${name}-${picture}-${width}`);
        }
      });
    }
  });
}

const hasSheets = () =>
  Array.from(document.styleSheets).some(({ href }) => href?.includes('/css/'));

const firstScreenRest = () =>
  getComputedStyle(document.querySelector('[data-fold-end] ~ *') as Element).visibility;

/** Pictures of the page, a window each, into the folder `ENGINES_PICTURES` if that is set. */
async function shoot(visitor: Visitor, name: string) {
  const folder = process.env.ENGINES_PICTURES;
  if (!folder) return;
  for (let window = 0; window < 12; window++) {
    const more = await visitor.run((top: number) => {
      scrollTo({ top, behavior: 'instant' });
      return scrollY + innerHeight < document.documentElement.scrollHeight - 1;
    }, window * 820);
    await new Promise((resolve) => setTimeout(resolve, 400));
    fs.writeFileSync(path.join(folder, `${name}-${window}.png`), await visitor.engine.screenshot());
    if (!more) return;
  }
}
