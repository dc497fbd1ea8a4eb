import { podeDe } from '@sede/domain/kernel';
import type { MotivoPedidoTitular, PedidoTitular } from '@sede/domain/modules/filiados/pedidos-titular';
import { expect, it } from 'vitest';
import {
  choose,
  expectNoViolations,
  type Handlers,
  openAt,
  pageOf,
  readingOf,
  screen,
  there,
  within,
} from '#platform/testing/index.ts';
import { pedidosTitularModule } from './pedidos-titular.routes.tsx';

const impede = (motivos: Partial<Record<'confirmar' | 'recusar' | 'baixar', MotivoPedidoTitular>>) =>
  podeDe({ confirmar: null, recusar: null, baixar: null, ...motivos });
const pedido = (over: Partial<PedidoTitular> = {}): PedidoTitular => ({
  ...{ id: '01939e2b-7c00-7000-8000-000000000001', versao: 1, filiadoId: 'f', filiadoNome: 'MARIA HELENA DUARTE' },
  ...{
    criadoEm: '2026-11-20T12:00:00Z',
    atualizadoEm: '2026-11-20T12:00:00Z',
    tipo: 'anonimizacao',
    estado: 'aguardando',
  },
  ...{
    justificativa: 'Pedido por escrito.',
    prazo: '2026-12-05',
    pedidoPor: 'Gilda',
    decididoPor: null,
    decididoEm: null,
  },
  ...{ motivo: null, pendenteNoHistorico: false },
  pode: impede({ baixar: 'nao_pronto' }),
  ...over,
});
const openPage = (one: PedidoTitular, handlers: Handlers['pedidosTitular'] = {}) =>
  openAt(`/filiados/lgpd?registro=${one.id}`, pedidosTitularModule.routes, {
    as: ['gestor_usuario'],
    contract: { pedidosTitular: { list: () => pageOf([one]), reading: () => readingOf(one), ...handlers } },
  });

it('a second person confirms after the question says what goes for good', async () => {
  const one = pedido();
  const { asked, user } = await openPage(one, { confirmar: () => ({ ...one, estado: 'feito' }) });
  const panel = await screen.findByRole('complementary');
  await user.click(await within(panel).findByRole('button', { name: 'Confirmar anonimização' }));
  const question = await screen.findByRole('dialog', { name: 'Confirmar anonimização' });
  expect(within(question).getByText(/não pode ser desfeita/)).toBeDefined();
  await user.click(within(question).getByRole('button', { name: 'Anonimizar' }));
  await screen.findByText('Ficha anonimizada.');
  expect(asked('pedidosTitular.confirmar')).toEqual([{ id: one.id, versao: 1 }]);
});

it('whoever asked is told that it takes another person', async () => {
  await openPage(pedido({ pode: impede({ confirmar: 'outra_pessoa', baixar: 'nao_pronto' }) }));
  const panel = await screen.findByRole('complementary');
  const button = await within(panel).findByRole('button', { name: 'Confirmar anonimização' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await expectNoViolations();
});

it('a dossier that is ready is a download', async () => {
  const one = pedido({
    tipo: 'dossie',
    estado: 'pronto',
    pode: impede({ confirmar: 'decidido' }),
  });
  await openPage(one);
  const link = await screen.findByRole('link', { name: 'Baixar dossiê' });
  expect(link.getAttribute('href')).toBe(`/api/pedidos-titular/${one.id}/arquivo`);
});

it('what the audit still keeps is said', async () => {
  await openPage(pedido({ estado: 'feito', filiadoNome: 'Anonimizado', pendenteNoHistorico: true }));
  expect(await screen.findByText(/Pendente no histórico/)).toBeDefined();
});

it('the form asks the identity of a dossier, the reason of an anonymisation, and shows what would go', async () => {
  const { user } = await openAt('/filiados/lgpd', pedidosTitularModule.routes, {
    as: ['gestor_usuario'],
    contract: { pedidosTitular: { list: () => pageOf([]) }, filiados: { options: () => ({ itens: [] }) } },
  });
  const [create] = await screen.findAllByRole('button', { name: 'Registrar pedido' });
  await user.click(there(create));
  const form = await screen.findByRole('dialog', { name: /Registrar pedido/ });
  expect(within(form).getByLabelText(/Como a identidade foi conferida/)).toBeDefined();
  await choose(user, form, 'Pedido', 'Anonimização');
  expect(await within(form).findByLabelText(/Motivo do pedido/)).toBeDefined();
});
