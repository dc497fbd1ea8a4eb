import { platformErrors } from '@sede/domain/kernel';
import { funcionariosRegister } from '@sede/domain/modules/financeiro/funcionarios';
import type { BemComFuncionario } from '@sede/domain/modules/patrimonio/bens';
import { expect, it } from 'vitest';
import {
  choose,
  expectNoViolations,
  fieldError,
  fieldOf,
  fill,
  findNotice,
  type Handlers,
  historyOf,
  openAt,
  pageOf,
  readingOf,
  rowMenu,
  screen,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { funcionario } from './funcionario-for-tests.ts';
import { funcionariosModule } from './funcionarios.routes.tsx';

const BIA = funcionario(1, { versao: 3, nome: 'Bia Costa', email: 'bia@sindicato.org' });

const NOTEBOOK: BemComFuncionario = {
  ...{ id: '0198c0de-0000-7000-8000-0000000000b1', nPatrimonio: '004812', tipoObjeto: 'Notebook' },
  ...{ descricaoBem: 'Dell Latitude 5450', como: 'saida', desde: '2026-11-16' },
};
const CADEIRA: BemComFuncionario = {
  ...{ id: '0198c0de-0000-7000-8000-0000000000b2', nPatrimonio: '003912', tipoObjeto: 'Cadeira' },
  ...{ descricaoBem: null, como: 'usuario', desde: null },
};

const openPage = (funcionarios: Handlers['funcionarios'] = {}, search = '') =>
  openAt(`/funcionarios${search}`, funcionariosModule.routes, {
    as: ['gestor_funcionarios'],
    contract: {
      funcionarios: { list: () => pageOf([BIA]), get: () => BIA, reading: () => readingOf(BIA), ...funcionarios },
    },
  });

it('the list shows masks, dates and the situation, and the panel beside it all of the record', async () => {
  const { user } = await openPage();
  const row = await screen.findByRole('row', { name: /Bia Costa/ });
  for (const text of ['529.982.247-25', '31/01/1990', '(61) 99999-8888', 'DF', 'Habilitado']) {
    within(row).getByText(text);
  }
  screen.getByText('1 funcionário');
  await user.click(row);
  const panel = await screen.findByRole('complementary', { name: 'Bia Costa' });
  await within(panel).findByText('bia@sindicato.org');
  within(panel).getByRole('region', { name: 'Histórico' });
  await expectNoViolations();
});

it('an employee is registered: what is missing is said, what is typed is sent without masks', async () => {
  const { user, asked } = await openPage({ create: (input) => ({ ...BIA, ...input }) });
  await user.click(await screen.findByRole('button', { name: 'Cadastrar funcionário' }));
  const drawer = await screen.findByRole('dialog', { name: 'Cadastrar funcionário' });
  const save = within(drawer).getByRole('button', { name: 'Salvar' });
  expect(save).toHaveProperty('disabled', true);
  await fill(user, drawer, 'Nome', 'Caio Reis');
  await fill(user, drawer, 'CPF', '11111111111');
  await user.click(save);
  expect(fieldError(drawer, 'CPF')).toBe('CPF inválido');
  expect(fieldError(drawer, 'E-mail')).toBe('Obrigatório');
  expect(asked('funcionarios.create')).toEqual([]);
  await expectNoViolations();

  await fill(user, drawer, 'CPF', '52998224725');
  expect(fieldOf(drawer, 'CPF').value).toBe('529.982.247-25');
  await fill(user, drawer, 'Data de nascimento', '31011990');
  await fill(user, drawer, 'Celular', '61999998888');
  await choose(user, drawer, 'UF', 'GO');
  await fill(user, drawer, 'E-mail', ' Caio@Sindicato.org ');
  await user.click(save);
  await findNotice('Funcionario salvo com sucesso!');
  expect(asked('funcionarios.create')).toEqual([
    {
      nome: 'Caio Reis',
      cpf: '52998224725',
      dataNascimento: '1990-01-31',
      celular: '+5561999998888',
      uf: 'GO',
      email: 'caio@sindicato.org',
      idUsuario: null,
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cadastrar funcionário' })).toBeNull());
});

it('a repeated CPF is told at its field, and nothing typed is lost', async () => {
  const { user, asked } = await openPage({
    update: () => {
      const { cpf_repetido } = funcionariosRegister.errors;
      throw cpf_repetido({ campos: { cpf: cpf_repetido().message } });
    },
  });
  await rowMenu(user, 'Bia Costa', 'Editar');
  const drawer = await screen.findByRole('dialog', { name: 'Editar funcionário' });
  await fill(user, drawer, 'CPF', '11144477735');
  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(fieldError(drawer, 'CPF')).toBe('Já existe um funcionário com este CPF.'));
  expect(document.activeElement).toBe(fieldOf(drawer, 'CPF'));
  expect(fieldOf(drawer, 'CPF').value).toBe('111.444.777-35');
  // Only what was changed goes out, with the version that was seen.
  expect(asked('funcionarios.update')).toEqual([{ id: BIA.id, versao: 3, cpf: '11144477735' }]);
});

it('disabling asks, says what it means, and is taken back by U, as the very act', async () => {
  const { user, asked, calls } = await openAt('/funcionarios', funcionariosModule.routes, {
    as: ['gestor_funcionarios'],
    contract: {
      funcionarios: {
        list: () => pageOf([BIA]),
        get: () => BIA,
        desabilitar: () => ({ ...BIA, desabilitado: true, versao: 4 }),
      },
      bens: { comFuncionario: () => ({ itens: [NOTEBOOK, CADEIRA], total: 12 }) },
      atos: { desfazer: () => ({ feitas: [BIA.id], recusadas: [] }) },
    },
  });
  await rowMenu(user, 'Bia Costa', 'Desabilitar');
  const question = await screen.findByRole('dialog', { name: 'Desabilitar funcionário' });
  within(question).getByText('Deixa de ser oferecido em registros novos; nos antigos permanece.');
  // What she still holds is told before.
  within(question).getByText('Ainda está com 12 bens do patrimônio:');
  within(question).getByText('004812 · Notebook · Dell Latitude 5450 · levado em 16/11/2026');
  within(question).getByText('003912 · Cadeira · alocado');
  within(question).getByText('e mais 10');
  await expectNoViolations();
  await user.click(within(question).getByRole('button', { name: 'Desabilitar' }));
  await findNotice('Funcionário desabilitado com sucesso.');
  screen.getByRole('button', { name: 'Desfazer' });
  await expectNoViolations();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('u');
  await findNotice('Desfeito.');
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
  expect(asked('funcionarios.desabilitar')).toEqual([{ id: BIA.id, versao: 3 }]);
  const sent = calls.find(({ operation }) => operation === 'funcionarios.desabilitar');
  expect(asked('atos.desfazer')).toEqual([{ operacao: 'funcionarios.desabilitar', chave: sent?.idempotencyKey }]);
});

it('a deletion that is refused says why in the question, which stays open', async () => {
  const { user } = await openPage({
    remove: () => {
      throw platformErrors.em_uso();
    },
  });
  await rowMenu(user, 'Bia Costa', 'Excluir');
  const question = await screen.findByRole('dialog', { name: 'Excluir funcionário' });
  within(question).getByText('Bia Costa · 529.982.247-25');
  await user.click(within(question).getByRole('button', { name: 'Excluir' }));
  expect((await within(question).findByRole('alert')).textContent).toBe(platformErrors.em_uso().message);
  await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Excluir funcionário' })).toBeNull());
});

it('the history tells who changed what', async () => {
  const { user } = await openPage({
    history: () =>
      historyOf([
        {
          id: 1,
          em: '2026-11-02T15:00:00.000Z',
          por: 'Olívia Prado',
          acao: 'alterar',
          tipo: 'alteracoes',
          feito: 'Alteração',
          operacao: null,
          motivo: null,
          mudancas: [{ campo: 'uf', rotulo: 'UF', de: 'GO', para: 'DF' }],
        },
      ]),
  });
  await rowMenu(user, 'Bia Costa', 'Histórico');
  const history = await screen.findByRole('dialog', { name: /Bia Costa/ });
  await within(history).findByText(/Olívia Prado/);
  expect(history.textContent).toMatch(/UF GO → DF/);
  await expectNoViolations();
});

it('a link to a new record opens the empty form, one to a record its own', async () => {
  await openPage({}, `?registro=${BIA.id}&editar=1`);
  const drawer = await screen.findByRole('dialog', { name: 'Editar funcionário' });
  expect(fieldOf(drawer, 'Nome').value).toBe('Bia Costa');
});

it('whoever may not see employees is sent away and told so', async () => {
  await openAt('/funcionarios', funcionariosModule.routes, { as: ['aprovador'] });
  await findNotice('Você não tem permissão para abrir essa página.');
  expect(screen.queryByRole('heading', { name: 'Funcionários' })).toBeNull();
});
