import type { OpenGraphCard } from '@/lib/open-graph/card';
import { lightTokens, resolveTokens } from '@/lib/tokens';
import { issue, list, paper, topic } from './layouts/cloth';
import { event } from './layouts/event';
import { HEIGHT, WIDTH } from './layouts/frame';
import { industries, industry } from './layouts/industries';
import { land } from './layouts/land';
import { people } from './layouts/people';
import { piece } from './layouts/piece';
import { service, services } from './layouts/services';

/** The picture of a page as SVG: shapes only, text among them, in plain colours. */
export function cardSvg(card: OpenGraphCard): string {
  const frame = `width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${frame}>${compose(card)}</svg>`;
  return resolveTokens(svg, lightTokens());
}

function compose(card: OpenGraphCard): string {
  switch (card.family) {
    case 'land':
      return land(card);
    case 'people':
      return people(card);
    case 'service':
      return service(card);
    case 'services':
      return services(card);
    case 'industry':
      return industry(card);
    case 'industries':
      return industries(card);
    case 'list':
      return list(card);
    case 'topic':
      return topic(card);
    case 'piece':
      return piece(card);
    case 'event':
      return event(card);
    case 'issue':
      return issue(card);
    case 'paper':
      return paper(card);
  }
}
