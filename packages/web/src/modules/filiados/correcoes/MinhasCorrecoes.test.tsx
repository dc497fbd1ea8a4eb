import {
  correcoesErrors,
  type MinhaCorrecao,
  type MinhasCorrecoes as Minhas,
  NOMES_CORRIGIVEIS,
} from '@sede/domain/modules/filiados/correcoes';
import { expect, it } from 'vitest';
import {
  choose,
  expectNoViolations,
  fieldError,
  findNotice,
  type Handlers,
  screen,
  show,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { MinhasCorrecoes } from './MinhasCorrecoes.tsx';

const ABERTA: MinhaCorrecao = {
  ...{ id: '01939e2b-7c00-7000-8000-000000000001', versao: 1, criadoEm: '2026-11-20T12:00:00Z', campo: 'cargo' },
  ...{ valorPedido: 'Auditor', justificativa: 'Promoção.', estado: 'pedida', motivo: null, decididaEm: null },
};
const RECUSADA: MinhaCorrecao = {
  ...ABERTA,
  ...{ id: '01939e2b-7c00-7000-8000-000000000002', campo: 'dataNascimento', valorPedido: '1952-05-08' },
  ...{ estado: 'recusada', motivo: 'Falta a certidão.', decididaEm: '2026-11-21T12:00:00Z' },
};
const minhas = (over: Partial<Minhas> = {}): Minhas => ({
  podePedir: true,
  // One entry for each name.
  atuais: {
    // One for each of the names.
    ...(Object.fromEntries(NOMES_CORRIGIVEIS.map((campo) => [campo, null])) as Minhas['atuais']),
    cpf: '52998224725',
  },
  pedidos: [ABERTA, RECUSADA],
  ...over,
});
const open = (handlers: Handlers['correcoes'] = {}) =>
  show(<MinhasCorrecoes />, { as: ['filiado'], contract: { correcoes: { minhas: () => minhas(), ...handlers } } });

it('shows what was asked with its answer, and takes an open one back', async () => {
  const { user, asked } = await open({ retirar: () => minhas({ pedidos: [] }) });
  await screen.findByText(/Falta a certidão/);
  expect(screen.getByText(/08\/05\/1952/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Retirar pedido: Data de nascimento' })).toBeNull();
  await expectNoViolations();
  await user.click(screen.getByRole('button', { name: 'Retirar pedido: Cargo' }));
  const question = await screen.findByRole('dialog', { name: 'Retirar pedido' });
  await user.click(within(question).getByRole('button', { name: 'Retirar' }));
  await findNotice('Pedido retirado.');
  expect(asked('correcoes.retirar')).toEqual([{ id: ABERTA.id, versao: 1 }]);
});

it('asks for one field: what the record has, the value by its field’s rule, and why', async () => {
  const { user, asked } = await open({ pedir: () => minhas() });
  await user.click(await screen.findByRole('button', { name: 'Pedir correção' }));
  const form = await screen.findByRole('dialog', { name: /Pedir correção/ });
  await choose(user, form, 'Campo', 'CPF');
  await within(form).findByText('Na ficha hoje: 529.982.247-25');
  await user.type(within(form).getByLabelText(/Valor correto/), '11111111111');
  await user.type(within(form).getByLabelText(/Justificativa/), 'Um dígito trocado.');
  await user.click(within(form).getByRole('button', { name: /Enviar pedido/ }));
  await waitFor(() => expect(fieldError(form, 'Valor correto')).toBe('CPF inválido.'));
  expect(asked('correcoes.pedir')).toEqual([]);
  await user.clear(within(form).getByLabelText(/Valor correto/));
  await user.type(within(form).getByLabelText(/Valor correto/), '11144477735');
  await expectNoViolations();
  await user.click(within(form).getByRole('button', { name: /Enviar pedido/ }));
  await findNotice('Pedido de correção enviado.');
  expect(asked('correcoes.pedir')).toEqual([
    { campo: 'cpf', correto: '11144477735', justificativa: 'Um dígito trocado.' },
  ]);
});

it('a field with an open request is not offered again; a closed one is a list', async () => {
  const { user } = await open({
    pedir: () => {
      throw correcoesErrors.ja_pedida();
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Pedir correção' }));
  const form = await screen.findByRole('dialog', { name: /Pedir correção/ });
  await user.click(within(form).getByRole('combobox', { name: /^Campo/ }));
  await within(form).findByRole('option', { name: 'Estado civil' });
  expect(within(form).queryByRole('option', { name: 'Cargo' })).toBeNull();
  await user.keyboard('{Escape}');
  await choose(user, form, 'Campo', 'Estado civil');
  await choose(user, form, 'Valor correto', 'Casado(a)');
  await user.type(within(form).getByLabelText(/Justificativa/), 'Casei.');
  await user.click(within(form).getByRole('button', { name: /Enviar pedido/ }));
  await within(form).findByText('Já há um pedido aberto para este campo.');
});

it('whoever left asks for nothing', async () => {
  await open({ minhas: () => minhas({ podePedir: false }) });
  await screen.findByText(/Falta a certidão/);
  expect(screen.queryByRole('button', { name: 'Pedir correção' })).toBeNull();
});
