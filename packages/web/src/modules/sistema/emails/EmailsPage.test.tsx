import type { Email } from '@sede/domain/modules/sistema/emails';
import { expect, it } from 'vitest';
import { expectNoViolations, findNotice, openAt, pageOf, rowMenu, screen, within } from '#platform/testing/index.ts';
import { emailsModule } from './emails.routes.tsx';

const email = (over: Partial<Email> = {}): Email => ({
  ...{ id: '0198c0de-0000-7000-8000-000000000e01', para: 'maria@exemplo.org', assunto: 'Encontro' },
  ...{ motivo: 'Comunicação', estado: 'incerto', tentativas: 1, ultimoErro: null, enviadoEm: null },
  ...{ criadoEm: '2026-11-20T14:30:00.000Z', proximaTentativaEm: '2026-11-20T14:30:00.000Z' },
  ...over,
});
const openPage = (...emails: Email[]) =>
  openAt('/configuracoes/emails', emailsModule.routes, {
    as: ['gestor_sistema'],
    contract: { emails: { list: () => pageOf(emails), reenviar: ({ id }) => ({ id }) } },
  });
const NOME = 'Encontro para maria@exemplo.org';

it('what may have left says Incerto, and is sent again only after a question that says what may happen', async () => {
  const { user, asked } = await openPage(email());
  expect((await screen.findByRole('row', { name: /Encontro/ })).textContent).toContain('Incerto');
  await expectNoViolations();
  await rowMenu(user, NOME, 'Enviar de novo');
  const question = await screen.findByRole('dialog', { name: 'Enviar de novo para maria@exemplo.org?' });
  within(question).getByText(/Se ela saiu, a pessoa vai recebê-la duas vezes\./);
  await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
  expect(asked('emails.reenviar')).toEqual([]);
  await rowMenu(user, NOME, 'Enviar de novo');
  const again = await screen.findByRole('dialog', { name: 'Enviar de novo para maria@exemplo.org?' });
  await user.click(within(again).getByRole('button', { name: 'Enviar de novo' }));
  await findNotice('O e-mail voltou para a fila de envio.');
  expect(asked('emails.reenviar')).toEqual([{ id: email().id }]);
});

it('what failed is tried again at once; what left is not', async () => {
  const { user, asked } = await openPage(email({ estado: 'falhou', ultimoErro: '451 later' }));
  await rowMenu(user, NOME, 'Tentar novamente');
  await findNotice('O e-mail voltou para a fila de envio.');
  expect(asked('emails.reenviar')).toEqual([{ id: email().id }]);
});
