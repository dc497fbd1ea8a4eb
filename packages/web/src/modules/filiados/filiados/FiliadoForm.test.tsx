import type { Filiado } from '@sede/domain/modules/filiados/filiados';
import { filiadosErrors } from '@sede/domain/modules/filiados/filiados';
import { expect, it } from 'vitest';
import {
  choose,
  expectNoViolations,
  fieldError,
  fieldOf,
  fill,
  findNotice,
  type Handlers,
  HOJE,
  historyOf,
  openAt,
  pageOf,
  screen,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { filiado, LISTAS } from './filiado-for-tests.ts';
import { filiadosModule } from './filiados.routes.tsx';

const CPF = '52998224725';
/** The form comes in a chunk of its own: the first one on a busy machine. */
const LOADING = { timeout: 20_000 };
const open = (search: string, filiados: Handlers['filiados'] = {}) =>
  openAt(`/filiados${search}`, filiadosModule.routes, {
    as: ['gestor_usuario'],
    contract: {
      filiados: {
        list: () => pageOf([filiado(1)]),
        porCpf: () => ({ filiado: null }),
        history: () => historyOf([]),
        linhaDoTempo: () => ({ itens: [], proximo: null }),
        get: () => filiado(1),
        ...filiados,
      },
      dependentes: { doFiliado: () => ({ itens: [] }) },
      configuracoes: { listas: () => ({ habilitadas: LISTAS, desabilitadas: {} }) },
    },
  });
const creating = async (filiados: Handlers['filiados'] = {}) => {
  const shown = await open('?registro=novo', filiados);
  return { ...shown, drawer: await screen.findByRole('dialog', { name: 'Cadastrar filiado' }, LOADING) };
};
const editing = async (record: Filiado, filiados: Handlers['filiados'] = {}) => {
  const shown = await open(`?registro=${record.id}&editar=1`, { restritos: () => record, ...filiados });
  return { ...shown, drawer: await screen.findByRole('dialog', { name: 'Editar filiado' }) };
};
const save = (drawer: HTMLElement) => within(drawer).getByRole('button', { name: 'Salvar' });

it('the ponto of Câmara has its prefix; another house has other numbers and careers', async () => {
  const { user, drawer } = await creating();
  await choose(user, drawer, 'Casa', 'Câmara');
  await user.type(fieldOf(drawer, 'Ponto'), 'p-1');
  expect(fieldOf(drawer, 'Ponto').value).toBe('P - 1');
  await choose(user, drawer, 'Cargo', 'Secretário Parlamentar');
  await choose(user, drawer, 'Casa', 'Senado');
  expect(fieldOf(drawer, 'Matrícula').value).toBe('');
  expect(fieldOf(drawer, 'Cargo').value).toBe('');
});

it('creates: CPF first, an e-mail unless there is none, nothing that was not said', async () => {
  const { user, drawer, asked } = await creating({ create: () => filiado(2) });
  expect(within(drawer).getAllByRole('textbox')[0]).toBe(fieldOf(drawer, 'CPF'));
  await fill(user, drawer, 'CPF', CPF);
  await fill(user, drawer, 'Nome completo', 'Maria Helena');
  await choose(user, drawer, 'Casa', 'Senado');
  await fill(user, drawer, 'Matrícula', '24871');
  await choose(user, drawer, 'Situação', 'Ativo');
  expect(screen.queryByRole('option', { name: 'Inativo' })).toBeNull();
  await fill(user, drawer, 'Data de filiação', '14/03/1998');
  await user.click(save(drawer));
  await waitFor(() => expect(fieldError(drawer, 'E-mail')).toBe('Obrigatório'));
  await fill(user, drawer, 'E-mail', 'sem arroba');
  await waitFor(() => expect(fieldError(drawer, 'E-mail')).toBe('E-mail inválido'));
  await user.click(within(drawer).getByRole('switch', { name: 'Não tem e-mail' }));
  await user.click(save(drawer));
  await findNotice('Usuário criado com sucesso!');
  expect(asked('filiados.create')).toMatchObject([
    {
      ...{ cpf: CPF, nomeCompleto: 'Maria Helena', empresa: 'SENADO', matricula: '24871', situacaoFiliado: 'ATIVO' },
      ...{ dataFiliacao: '1998-03-14', email: null, semEmail: true, distintos: [] },
    },
  ]);
});

it('a known CPF says whose it is and leads there, back into membership too', async () => {
  const known = filiado(7, { cadastro: 'INATIVO', situacaoFiliado: 'ATIVO', dataDesfiliacao: '2020-01-01' });
  const { user, drawer, asked } = await creating({
    porCpf: () => ({ filiado: { id: known.id, nome: 'Pessoa 7', cadastro: 'INATIVO' } }),
    get: () => known,
    filiar: () => filiado(7),
  });
  await fill(user, drawer, 'CPF', CPF);
  expect(await within(drawer).findByText('CPF já cadastrado: Pessoa 7 (Desfiliado).')).toBeDefined();
  within(drawer).getByRole('button', { name: 'Abrir ficha' });
  await user.click(within(drawer).getByRole('button', { name: 'Filiar novamente' }));
  await user.click(await screen.findByRole('button', { name: 'Descartar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Filiar: Pessoa 7' });
  expect(within(dialog).getByText('Desfiliado em 01/01/2020.')).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: 'Filiar' }));
  await findNotice('Filiação registrada.');
  expect(asked('filiados.filiar')).toMatchObject([{ id: known.id, versao: 1, data: HOJE }]);
});

it('asks about somebody alike once, and sends the answer', async () => {
  const twin = {
    id: filiado(9).id,
    nome: 'Gêmea',
    empresa: 'SENADO',
    matricula: '1',
    cadastro: 'FILIADO',
    por: 'email',
  };
  const { user, drawer, asked } = await editing(filiado(1, { rg: '1', nomeMae: 'Mãe' }), {
    update: ({ distintos }) => {
      if (distintos?.length === 0) throw filiadosErrors.parecido({ data: { parecidos: [twin] } });
      return filiado(1);
    },
  });
  await fill(user, drawer, 'E-mail', 'gemea@exemplo.com');
  await user.click(save(drawer));
  const question = await screen.findByRole('dialog', { name: 'Pode ser a mesma pessoa' });
  within(question).getByText('Gêmea · Senado 1 · mesmo e-mail');
  await user.click(within(question).getByRole('button', { name: 'Não é a mesma pessoa' }));
  await findNotice('Usuário atualizado com sucesso!');
  expect(asked('filiados.update')).toMatchObject([{ distintos: [] }, { distintos: [twin.id] }]);
});

it('changing sends only what changed; the form shows what is restricted', async () => {
  const { user, drawer, asked } = await editing(filiado(1, { rg: '1204556', nomeMae: 'Helena' }), {
    update: () => filiado(1),
  });
  expect(fieldOf(drawer, 'RG').value).toBe('1204556');
  await fill(user, drawer, 'Nome social', 'Lena');
  await user.click(save(drawer));
  await findNotice('Usuário atualizado com sucesso!');
  expect(asked('filiados.update')).toEqual([
    { id: filiado(1).id, versao: 1, nomeSocial: 'Lena', semEmail: false, distintos: [] },
  ]);
});

it('a CEP fills what it knows and empties nothing; an unknown one and an outage say so', async () => {
  let answer: () => { logradouro: string; bairro: string; cidade: string; estado: string } = () => ({
    ...{ logradouro: '', bairro: 'Asa Sul', cidade: 'Brasília', estado: 'DF' },
  });
  const { user, drawer } = await editing(filiado(1, { rg: '1', nomeMae: 'M' }), { cep: () => answer() });
  await fill(user, drawer, 'CEP', '70200000');
  await user.tab();
  await waitFor(() => expect(fieldOf(drawer, 'Bairro').value).toBe('Asa Sul'));
  expect(fieldOf(drawer, 'Logradouro').value).toBe('SQN 309, bl. C');
  answer = () => {
    throw filiadosErrors.cep_nao_encontrado();
  };
  await fill(user, drawer, 'CEP', '70200001');
  await user.tab();
  await waitFor(() => expect(fieldError(drawer, 'CEP')).toBe('CEP não encontrado.'));
  answer = () => {
    throw filiadosErrors.cep_indisponivel();
  };
  await fill(user, drawer, 'CEP', '70200002');
  await user.tab();
  await waitFor(() => expect(fieldError(drawer, 'CEP')).toBe('Serviço de CEP indisponível. Digite o endereço.'));
});

it('associations follow where they are; Outra and Outro are written; INATIVO only for whom it was', async () => {
  const record = filiado(1, { rg: '1', nomeMae: 'M', situacaoFiliado: 'INATIVO', cadastro: 'INATIVO' });
  const { user, drawer } = await editing(record, {});
  within(drawer).getByText('Atenção: servidor não é mais filiado.');
  await choose(user, drawer, 'Filiado a outra associação', 'Senado');
  await user.click(fieldOf(drawer, 'Associação'));
  const offered = (await within(drawer).findAllByRole('option')).map(({ textContent }) => textContent);
  expect(offered).toEqual(['Alesfe', 'ASSEFE', 'ASSISEFE', 'Outra']);
  await user.click(screen.getByRole('option', { name: 'Outra' }));
  fieldOf(drawer, 'Associação não listada');
  await choose(user, drawer, 'Filiado a outra associação', 'Outro');
  fieldOf(drawer, 'Qual associação');
  await user.click(save(drawer));
  await waitFor(() => expect(fieldError(drawer, 'Qual associação')).toBe('Obrigatório'));
  await user.click(fieldOf(drawer, 'Situação'));
  await screen.findByRole('option', { name: 'Inativo' });
  await expectNoViolations();
});

it('the history is the last section, and an empty one says so', async () => {
  const { user, drawer } = await editing(filiado(1, { rg: '1', nomeMae: 'M' }));
  const sections = within(drawer)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  expect(sections).toEqual([
    ...['Informações Pessoais', 'Contatos', 'Informações Profissionais', 'Ficha Cadastral'],
    ...['Dependentes', 'Histórico de alterações'],
  ]);
  await user.click(within(drawer).getByRole('button', { name: 'Histórico de alterações' }));
  expect(await within(drawer).findByText('Nenhuma alteração registrada.')).toBeDefined();
});
