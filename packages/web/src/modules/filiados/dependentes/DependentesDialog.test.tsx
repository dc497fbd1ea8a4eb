import { platformErrors } from '@sede/domain/kernel';
import type { Dependente } from '@sede/domain/modules/filiados/dependentes';
import { MASCARADO } from '@sede/domain/modules/filiados/filiados';
import { expect, it, vi } from 'vitest';
import { expectNoViolations, type Handlers, screen, show, within } from '#platform/testing/index.ts';
import { DependentesDialog } from './DependentesDialog.tsx';
import { DependentesSection } from './DependentesSection.tsx';

const FILIADO = { id: '0198c0de-0000-7000-8000-000000000001', nome: 'Maria Helena Duarte' };
const dependente = (n: number, given: Partial<Dependente> = {}): Dependente => ({
  ...{ id: `0198c0de-0000-7000-8000-00000000010${n}`, versao: 1, filiadoId: FILIADO.id },
  ...{ criadoEm: '2026-11-01T12:00:00.000Z', atualizadoEm: '2026-11-01T12:00:00.000Z' },
  ...{ nomeCompleto: `DEPENDENTE ${n}`, dataNascimento: '2015-06-30', idade: 11, sexo: 'Feminino', sexoOutro: null },
  ...{ parentesco: 'Filho(a)', cpf: MASCARADO, nomeMae: MASCARADO, anexos: 1, arquivos: null, pode: {} },
  ...given,
});
const arquivo = {
  ...{ id: '0198c0de-0000-7000-8000-000000000201', nome: 'certidao.pdf', tamanho: 900, protegido: false },
  ...{ anexadoEm: '2026-11-01T12:00:00.000Z', anexadoPor: 'Edu' },
};
const inteiro = (n: number) => dependente(n, { cpf: '52998224725', nomeMae: 'Clara Duarte', arquivos: [arquivo] });

const open = (
  dependentes: Handlers['dependentes'] = {},
  as: 'editor_filiado' | 'visualizador_usuario' = 'editor_filiado',
) =>
  show(<DependentesDialog filiado={FILIADO} onClose={vi.fn()} />, {
    as: [as],
    contract: {
      dependentes: {
        doFiliado: () => ({ itens: [dependente(1)] }),
        restritos: () => ({ itens: [inteiro(1)] }),
        ...dependentes,
      },
    },
  });
const dialog = () => screen.findByRole('dialog', { name: `Dependentes de ${FILIADO.nome}` });

it('lists them masked, and whole after Mostrar, with their files', async () => {
  const { user, asked } = await open({}, 'visualizador_usuario');
  const frame = within(await dialog());
  expect(await frame.findByText('Dependente 1')).toBeDefined();
  expect(frame.getAllByText(MASCARADO)).toHaveLength(2);
  expect(frame.getByText('1 PDF')).toBeDefined();
  expect(asked('dependentes.restritos')).toEqual([]);
  await user.click(frame.getByRole('button', { name: /Mostrar CPF/ }));
  expect(await frame.findByText('529.982.247-25')).toBeDefined();
  expect(frame.getByText('Clara Duarte')).toBeDefined();
  expect(frame.getByRole('link', { name: /^certidao\.pdf/ })).toBeDefined();
  // Whoever only sees neither registers nor changes.
  expect(frame.queryByRole('button', { name: /Adicionar|Editar|Excluir|Remover/ })).toBeNull();
  await expectNoViolations();
});

it('says of one that came without a birth that it is to be checked', async () => {
  const semNascimento = dependente(1, { dataNascimento: null, idade: null });
  await open({ doFiliado: () => ({ itens: [semNascimento] }) });
  const label = await within(await dialog()).findByText('Data de nascimento', { selector: 'dt' });
  expect(label.nextElementSibling?.textContent).toBe('A conferir');
});

it('registers a new one with Adicionar, says the text’s words and is empty for the next', async () => {
  const { user, asked } = await open({ create: () => inteiro(2) });
  const frame = within(await dialog());
  const form = within(await frame.findByRole('form', { name: 'Novo dependente' }));
  await user.type(form.getByLabelText(/Nome completo/), 'Ana Duarte');
  await user.type(form.getByLabelText(/Data de nascimento/), '30062015');
  await user.type(form.getByLabelText(/^CPF/), '52998224725');
  await user.click(form.getByRole('button', { name: 'Adicionar' }));
  expect(await screen.findByText('Dependente salvo com sucesso.')).toBeDefined();
  expect(asked('dependentes.create')).toMatchObject([
    { filiado: FILIADO.id, nomeCompleto: 'Ana Duarte', dataNascimento: '2015-06-30', cpf: '52998224725', anexos: [] },
  ]);
  expect(
    within(await frame.findByRole('form', { name: 'Novo dependente' })).getByLabelText(/Nome completo/),
  ).toHaveProperty('value', '');
  await expectNoViolations();
});

it('asks for name and birth', async () => {
  const { user, asked } = await open();
  const form = within(await within(await dialog()).findByRole('form', { name: 'Novo dependente' }));
  await user.type(form.getByLabelText(/Nome da mãe/), 'Clara');
  await user.click(form.getByRole('button', { name: 'Adicionar' }));
  expect(form.getAllByText('Obrigatório').length).toBeGreaterThanOrEqual(2);
  expect(asked('dependentes.create')).toEqual([]);
});

it('edits what is chosen whole, with Salvar, and sends what changed alone', async () => {
  const { user, asked } = await open({ update: () => inteiro(1) });
  const frame = within(await dialog());
  await user.click(await frame.findByRole('button', { name: 'Editar Dependente 1' }));
  const form = within(await frame.findByRole('form', { name: 'Editar dependente' }));
  expect(form.getByLabelText(/^CPF/)).toHaveProperty('value', '529.982.247-25');
  const mae = form.getByLabelText(/Nome da mãe/);
  await user.clear(mae);
  await user.type(mae, 'Joana');
  await user.click(form.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Dependente salvo com sucesso.')).toBeDefined();
  expect(asked('dependentes.update')).toEqual([{ id: inteiro(1).id, versao: 1, nomeMae: 'Joana' }]);
  expect(await frame.findByRole('form', { name: 'Novo dependente' })).toBeDefined();
});

it('asks before it deletes, and before it takes a file off', async () => {
  const { user, asked } = await open({ remove: ({ id }: { id: string }) => ({ id }), removerAnexo: () => inteiro(1) });
  const frame = within(await dialog());
  await user.click(await frame.findByRole('button', { name: /Mostrar CPF/ }));
  await user.click(await frame.findByRole('button', { name: 'Remover certidao.pdf' }));
  const file = within(await screen.findByRole('dialog', { name: 'Remover anexo' }));
  expect(file.getByText('Confirma a exclusão do arquivo?')).toBeDefined();
  await user.click(file.getByRole('button', { name: 'Remover' }));
  expect(await screen.findByText('Arquivo excluído com sucesso')).toBeDefined();
  expect(asked('dependentes.removerAnexo')).toEqual([{ id: inteiro(1).id, versao: 1, anexo: arquivo.id }]);
  await user.click(frame.getByRole('button', { name: 'Excluir Dependente 1' }));
  const question = within(await screen.findByRole('dialog', { name: 'Excluir dependente' }));
  expect(asked('dependentes.remove')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('Dependente excluído com sucesso.')).toBeDefined();
});

it('a failed reading is told as one, with another try; none are told as none', async () => {
  let fails = true;
  const { user } = await open({
    doFiliado: () => {
      if (fails) throw platformErrors.nao_encontrado();
      return { itens: [] };
    },
  });
  const frame = within(await dialog());
  fails = false;
  await user.click(await frame.findByRole('button', { name: 'Tentar novamente' }));
  expect(await frame.findByText('Nenhum dependente cadastrado')).toBeDefined();
});

it('the part of the page follows the member’s Mostrar and leads into the dialog', async () => {
  const { user, asked } = await show(<DependentesSection filiado={FILIADO} mostrado />, {
    as: ['editor_filiado'],
    contract: {
      dependentes: { restritos: () => ({ itens: [inteiro(1)] }), doFiliado: () => ({ itens: [dependente(1)] }) },
    },
  });
  expect(await screen.findByText('529.982.247-25')).toBeDefined();
  expect(asked('dependentes.doFiliado')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Cadastrar ou editar dependentes' }));
  expect(await dialog()).toBeDefined();
});
