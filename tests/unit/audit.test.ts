import { audit } from '@/scripts/lib/audit.mjs';

const said = (...severities: string[]) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      severities.map((severity) => [severity, { name: severity, severity, range: '<2.0.0' }]),
    ),
  });

it('names known holes of moderate severity and worse', () => {
  expect(audit(said('info', 'low', 'moderate', 'high', 'critical'))).toEqual({
    answered: true,
    holes: ['moderate <2.0.0: moderate', 'high <2.0.0: high', 'critical <2.0.0: critical'],
  });
});

it('is content with packages without any', () => {
  expect(audit(said())).toEqual({ answered: true, holes: [] });
});

it.each(['', 'not JSON', '{"message":"405 Method Not Allowed","statusCode":405}'])(
  'takes %j for no answer, not for a good one',
  (answer) => expect(audit(answer)).toEqual({ answered: false, holes: [] }),
);
