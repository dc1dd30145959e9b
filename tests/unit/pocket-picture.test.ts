import sharp from 'sharp';
import { policyBriefs } from '@/lib/content/types/policy-brief';
import { POCKET_LIMIT, pocketPicture } from '@/lib/pocket/pocket-picture';

it('each brief is a picture that a phone can send, with nothing drawn over its foot', async () => {
  for (const brief of policyBriefs()) {
    const png = await pocketPicture(brief);
    expect(png.length).toBeLessThanOrEqual(POCKET_LIMIT);
    const { width, height, format } = await sharp(png).metadata();
    expect([brief.slug, width, height, format]).toEqual([brief.slug, 1080, 1350, 'png']);
  }
}, 60_000);
