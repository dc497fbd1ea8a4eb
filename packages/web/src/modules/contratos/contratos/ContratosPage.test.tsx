import { expect, it } from 'vitest';
import { expectNoViolations, openAt, screen } from '#platform/testing/index.ts';
import { contratosModule } from './contratos.routes.tsx';

it('contracts say that they are not built yet, and stand in no menu', async () => {
  await openAt('/financial/contratos', contratosModule.routes, { as: ['admin_financeiro'] });
  await screen.findByText('Contratos ainda não estão no Sede');
  expect(screen.queryByRole('link', { name: 'Contratos' })).toBeNull();
  await expectNoViolations();
});
