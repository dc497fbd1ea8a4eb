import { platformErrors } from '@sede/domain/kernel';
import type { Consulta } from '@sede/domain/modules/filiados/verificador';
import { expect, it } from 'vitest';
import { expectNoViolations, fieldError, fieldOf, openAt, screen, waitFor, within } from '#platform/testing/index.ts';
import { verificadorModule } from './verificador.routes.tsx';

const NINGUEM: Consulta = { filiado: null, dependente: null };
const MARIA = { nome: 'MARIA HELENA DUARTE DE SOUZA', casa: 'SENADO', inativo: false } as const;

const open = (consultar: (input: { cpf: string }) => Consulta, phone = false) =>
  openAt('/Verificador', verificadorModule.routes, {
    as: ['verificador_filiado'],
    contract: { verificador: { consultar } },
    session: {
      sindicato: {
        ...{ nome: 'Sindicato Fictício', sigla: 'SINFIC', marca: 'SINFIC' },
        ...{ telefone: '', email: '', serviceDesk: '', cores: [], logo: null },
      },
    },
    phone,
  });
const field = async () => {
  await screen.findByRole('heading', { name: 'Verificador' });
  return fieldOf(document.body, 'CPF');
};
const answer = () => screen.getByRole('status', { name: 'Resultado da pesquisa' });

it('asks with the keyboard alone: the field has the focus, Enter searches, the next is pasted over it', async () => {
  const { user, asked } = await open(({ cpf }) =>
    cpf === '52998224725' ? { filiado: MARIA, dependente: null } : NINGUEM,
  );
  const input = await field();
  await waitFor(() => expect(document.activeElement).toBe(input));
  await user.keyboard('52998224725');
  expect(input.value).toBe('529.982.247-25');
  await user.keyboard('{Enter}');
  const found = await screen.findByRole('region', { name: 'Filiado(a) encontrado(a)' });
  within(found).getByText('Maria Helena Duarte de Souza');
  within(found).getByText('Senado');
  expect(within(found).queryByText(/INATIVO/)).toBeNull();
  await expectNoViolations();
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 14]);
  await user.paste('111.444.777-35');
  // Another number: the answer about the first is gone at once.
  expect(answer().textContent).toBe('');
  await user.keyboard('{Enter}');
  await within(answer()).findByText('CPF nao consta como filiado ou dependente');
  expect(asked('verificador.consultar')).toEqual([{ cpf: '52998224725' }, { cpf: '11144477735' }]);
});

it('shows both, each with its warning to the letter, in the union’s name', async () => {
  const { user } = await open(
    () => ({
      filiado: { ...MARIA, inativo: true },
      dependente: { nome: 'Caio Duarte', titularInativo: true },
    }),
    true,
  );
  await user.type(await field(), '52998224725{Enter}');
  const filiado = await screen.findByRole('region', { name: 'Filiado(a) encontrado(a)' });
  within(filiado).getByText('FILIADO CONSTA COMO INATIVO. PROCURE O ATENDIMENTO DO SINFIC PARA VERIFICAR A SITUACAO.');
  const dependente = screen.getByRole('region', { name: 'Dependente encontrado' });
  within(dependente).getByText('Caio Duarte');
  within(dependente).getByText(
    'TITULAR CONSTA COMO INATIVO. PROCURE O ATENDIMENTO DO SINFIC PARA VERIFICAR A SITUACAO.',
  );
  await expectNoViolations();
});

it('an empty field, or Esc, clears the answer; nothing is asked', async () => {
  const { user, asked } = await open(() => NINGUEM);
  const input = await field();
  await user.type(input, '52998224725{Enter}');
  await within(answer()).findByText(/nao consta/);
  await user.clear(input);
  expect(answer().textContent).toBe('');
  await user.type(input, '52998224725{Enter}');
  await within(answer()).findByText(/nao consta/);
  await user.keyboard('{Escape}');
  expect(input.value).toBe('');
  expect(answer().textContent).toBe('');
  await user.click(screen.getByRole('button', { name: 'Pesquisar' }));
  expect(fieldError(document.body, 'CPF')).toBeNull();
  expect(asked('verificador.consultar')).toHaveLength(2);
});

it('a CPF whose digits do not agree is told so, and never leaves the screen', async () => {
  const { user, asked } = await open(() => NINGUEM);
  await user.type(await field(), '52998224726{Enter}');
  expect(fieldError(document.body, 'CPF')).toBe('CPF inválido.');
  await expectNoViolations();
  expect(asked('verificador.consultar')).toEqual([]);
});

it('says what the server refuses, below the field', async () => {
  const { user } = await open(() => {
    throw platformErrors.limite();
  });
  await user.type(await field(), '52998224725{Enter}');
  await waitFor(() => expect(fieldError(document.body, 'CPF')).toMatch(/^Muitas tentativas/));
});
