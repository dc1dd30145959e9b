import { capabilityStatementPage } from '@/lib/content/pages/capability-statement';
import { methodsPage } from '@/lib/content/pages/methods';
import { specimensPage } from '@/lib/content/pages/specimens';
import { workingWithUsPage } from '@/lib/content/pages/working-with-us';
import { conductPolicies } from '@/lib/content/types/conduct-policy';
import { specimens } from '@/lib/content/types/specimen';
import { firm } from '@/lib/firm';
import type { OpenGraphCard } from './card';

/** Pictures of the pages for buyers: a title on paper, and the page it belongs to. */
export function procurementCards(): OpenGraphCard[] {
  const root = '/working-with-us';
  const { title } = workingWithUsPage();
  const list = specimensPage().title;
  const card = (path: string, kicker: string, name: string): OpenGraphCard => ({
    family: 'paper',
    line: 'whole',
    path,
    kicker,
    title: name,
  });
  return [
    card(root, firm.name, title),
    card(`${root}/capability-statement`, title, capabilityStatementPage().title),
    card(`${root}/methods`, title, methodsPage().title),
    card(`${root}/specimens`, title, list),
    ...specimens().map((specimen) => card(specimen.path, list, specimen.title)),
    ...conductPolicies().map((policy) => card(policy.path, title, policy.title)),
  ];
}
