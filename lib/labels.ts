import { en } from '@/content/interface/en';

/** Interface labels of the language this build is made in. */
export const labels = en;
