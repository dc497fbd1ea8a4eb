import { processosErrors } from '@sede/domain/modules/juridico/processos';
import { expect, it } from 'vitest';
import {
  choose,
  expectNoViolations,
  fieldError,
  fieldOf,
  fill,
  findNotice,
  type Handlers,
  openAt,
  pageOf,
  screen,
  waitFor,
  within,
} from '#platform/testing/index.ts';
// The drawer is a chunk of its own: on a busy machine the first test would pay for reading it.
import './ProcessoForm.tsx';
import { novoProcessoPath, processoPath } from './processos.paths.ts';
import { processosModule } from './processos.routes.tsx';
import { ANA, ANDAMENTOS, ESCRITORIO, FILIADOS, LISTADO, OBJETO, PROCESSO } from './processos-for-tests.ts';

const LIGAVEL = {
  ...{ id: '0198c0de-0000-7000-8000-0000000000d1', numero: '2026/0007', situacao: 'Aguardando conclusão' as const },
  ...{ data: '2026-12-03', inicio: '10:20', nomeEscritorio: ESCRITORIO.nome, filiados: ['Ana Souza'] },
};
const CNJ = '1023344-75.2021.4.01.3400';

const openForm = (tipo: 'Judicial' | 'Administrativo' | 'Procedimento', processos: Handlers['processos'] = {}) =>
  openAt(novoProcessoPath(tipo), processosModule.routes, {
    as: ['juridico'],
    contract: {
      escritorios: { options: () => ({ itens: [ESCRITORIO] }) },
      objetosProcesso: { options: () => ({ itens: [OBJETO] }) },
      prazos: { list: () => pageOf([]) },
      temas: { doProcesso: () => ({ itens: [] }) },
      atendimentos: { ligaveis: () => ({ itens: [LIGAVEL] }) },
      processos: {
        list: () => pageOf([LISTADO]),
        get: () => PROCESSO,
        andamentos: () => ANDAMENTOS,
        filiados: () => FILIADOS,
        temas: () => ({ itens: ['aposentadoria', 'remuneração'] }),
        conferirNumero: () => ({ valido: true, ano: 2021, tribunal: 'TRF1', repetidos: [] }),
        opcoesDeFiliados: () => ({
          itens: [
            {
              ...{ id: ANA, nome: 'ANA SOUZA', casa: 'CAMARA', matricula: '77', cpf: '***.111.***-**' },
              ...{ desfiliado: true, falecido: false, noProcesso: false },
            },
          ],
        }),
        create: () => PROCESSO,
        ...processos,
      },
    },
  });
type User = Awaited<ReturnType<typeof openForm>>['user'];

async function incluiAna(user: User, drawer: HTMLElement) {
  await user.type(fieldOf(drawer, 'Filiados'), 'ana');
  await user.click(await screen.findByRole('option', { name: /Ana Souza/ }));
  await within(drawer).findByRole('button', { name: 'Tirar Ana Souza' });
}
const save = (user: User, drawer: HTMLElement) => user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
const errorOf = (drawer: HTMLElement, field: string) => fieldError(drawer, field);

it('a new judicial case: the number names its court, the members are searched one by one, its page opens', async () => {
  const { user, asked } = await openForm('Judicial');
  const drawer = await screen.findByRole('dialog', { name: 'Novo processo judicial' });
  await expectNoViolations();
  await fill(user, drawer, 'Número', CNJ);
  expect(fieldOf(drawer, 'Tribunal/Órgão').value).toMatch(/^TRF1/);
  await fill(user, drawer, 'Data de protocolo', '14/05/2021');
  await choose(user, drawer, 'Escritório', ESCRITORIO.nome);
  await choose(user, drawer, 'Objeto do processo', OBJETO.descricao);
  await fill(user, drawer, 'Valor da causa', '1.234,56');
  await fill(user, drawer, 'Link do processo', 'https://pje.trf1.example');
  await incluiAna(user, drawer);
  await save(user, drawer);
  await findNotice('Processo judicial salvo com sucesso!');
  await waitFor(() => expect(window.location.pathname).toBe(processoPath(PROCESSO.id)));
  expect(asked('processos.create')).toEqual([
    expect.objectContaining({
      ...{ tipo: 'Judicial', numero: CNJ, tribunalOrgao: 'TRF1', dataProtocolo: '2021-05-14', valorCausa: 123_456 },
      ...{ escritorioId: ESCRITORIO.id, objetoId: OBJETO.id, filiados: [ANA], anexos: [], formatoAntigo: false },
    }),
  ]);
});

it('says all that is missing at once, and that a number is not one of the CNJ', async () => {
  const { user } = await openForm('Judicial');
  const drawer = await screen.findByRole('dialog', { name: 'Novo processo judicial' });
  await fill(user, drawer, 'Número', '1023344-76.2021.4.01.3400');
  await save(user, drawer);
  await waitFor(() => expect(errorOf(drawer, 'Número')).toContain('Número CNJ inválido. Confira os dígitos.'));
  for (const field of ['Tribunal/Órgão', 'Data de protocolo', 'Escritório', 'Objeto do processo', 'Valor da causa'])
    expect(errorOf(drawer, field)).toContain('Obrigatório');
  expect(errorOf(drawer, 'Link do processo')).toContain('Obrigatório');
  expect(errorOf(drawer, 'Filiados')).toContain('Informe ao menos um filiado, ou marque filiados indeterminados.');

  await user.click(within(drawer).getByRole('switch', { name: /^Formato antigo ou do tribunal/ }));
  await waitFor(() => expect(errorOf(drawer, 'Número')).toBeNull());
});

it('members may be unknown where the houses are named; a collective case has a title', async () => {
  const { user, asked } = await openForm('Procedimento');
  const drawer = await screen.findByRole('dialog', { name: 'Novo procedimento' });
  within(drawer).getByText('O número é dado ao salvar.');
  await choose(user, drawer, 'Escritório', ESCRITORIO.nome);
  await choose(user, drawer, 'Objeto do processo', OBJETO.descricao);
  await user.click(within(drawer).getByRole('radio', { name: 'Profissional' }));
  await fill(user, drawer, 'Valor da causa', '0,00');
  await user.type(fieldOf(drawer, 'Temas relacionados'), 'quintos{Enter}');
  await user.click(within(drawer).getByRole('switch', { name: /^Filiados indeterminados/ }));
  await user.click(within(drawer).getByRole('switch', { name: /^Ação coletiva publicada no portal/ }));
  await save(user, drawer);
  await waitFor(() => expect(errorOf(drawer, 'Título')).toContain('Obrigatório'));
  within(drawer).getAllByText('Obrigatório');
  await fill(user, drawer, 'Título', 'Quintos de todos');
  await user.click(within(drawer).getByRole('checkbox', { name: 'Câmara' }));
  await save(user, drawer);
  await findNotice('Procedimento salvo com sucesso!');
  expect(asked('processos.create')).toEqual([
    expect.objectContaining({
      ...{ tipo: 'Procedimento', numero: null, natureza: 'Profissional', valorCausa: 0, tags: ['quintos'] },
      ...{ filiadosIndeterminados: true, orgaos: ['CAMARA'], titulo: 'Quintos de todos', filiados: [] },
    }),
  ]);
});

it('an administrative case is of Câmara, TCU or Senado and names its members', async () => {
  const { user, asked } = await openForm('Administrativo');
  const drawer = await screen.findByRole('dialog', { name: 'Novo processo administrativo' });
  expect(within(drawer).queryByRole('switch', { name: /^Filiados indeterminados/ })).toBeNull();
  await fill(user, drawer, 'Número', '123456/2026');
  await choose(user, drawer, 'Tribunal/Órgão', 'Senado');
  await fill(user, drawer, 'Data de protocolo', '02/03/2026');
  await choose(user, drawer, 'Escritório', ESCRITORIO.nome);
  await choose(user, drawer, 'Objeto do processo', OBJETO.descricao);
  await incluiAna(user, drawer);
  await save(user, drawer);
  await findNotice('Processo administrativo salvo com sucesso!');
  expect(asked('processos.create')).toEqual([
    expect.objectContaining({ tipo: 'Administrativo', numero: '123456/2026', tribunalOrgao: 'Senado' }),
  ]);
});

it('a number of another office is told, one of the same office is asked', async () => {
  const { user, asked } = await openForm('Administrativo', {
    conferirNumero: () => ({
      ...{ valido: true, ano: null, tribunal: null },
      repetidos: [{ id: 'p9', numero: '123456/2026', escritorioNome: 'Prado Advogados', mesmoEscritorio: false }],
    }),
    create: ({ confirmarRepetido }) => {
      if (confirmarRepetido) return PROCESSO;
      throw processosErrors.numero_repetido({ data: { processoId: 'p8', numero: '123456/2026' } });
    },
  });
  const drawer = await screen.findByRole('dialog', { name: 'Novo processo administrativo' });
  await fill(user, drawer, 'Número', '123456/2026');
  const told = await within(drawer).findByText(/Este número também está em Prado Advogados\./);
  expect(within(told).getByRole('link').getAttribute('href')).toBe(processoPath('p9'));
  await choose(user, drawer, 'Tribunal/Órgão', 'Senado');
  await fill(user, drawer, 'Data de protocolo', '02/03/2026');
  await choose(user, drawer, 'Escritório', ESCRITORIO.nome);
  await choose(user, drawer, 'Objeto do processo', OBJETO.descricao);
  await incluiAna(user, drawer);
  await save(user, drawer);
  await within(drawer).findByText(/Já existe um processo com este número neste escritório\./);
  await user.click(within(drawer).getByRole('button', { name: 'Salvar mesmo assim' }));
  await findNotice('Processo administrativo salvo com sucesso!');
  expect(asked('processos.create').at(-1)).toMatchObject({ confirmarRepetido: true });
});

it('what the server refuses stands at its field, and the notice is the text’s', async () => {
  const { user } = await openForm('Administrativo', {
    create: () => {
      throw processosErrors.sem_digitos({ campos: { numero: processosErrors.sem_digitos().message } });
    },
  });
  const drawer = await screen.findByRole('dialog', { name: 'Novo processo administrativo' });
  await fill(user, drawer, 'Número', '123456/2026');
  await choose(user, drawer, 'Tribunal/Órgão', 'TCU');
  await fill(user, drawer, 'Data de protocolo', '02/03/2026');
  await choose(user, drawer, 'Escritório', ESCRITORIO.nome);
  await choose(user, drawer, 'Objeto do processo', OBJETO.descricao);
  await incluiAna(user, drawer);
  await save(user, drawer);
  await findNotice('Erro ao salvar interação.');
  await waitFor(() => expect(errorOf(drawer, 'Número')).toContain('O número do processo precisa ter dígitos.'));
});

it('a procedimento names appointments of its members; what was chosen and is hidden again is not sent', async () => {
  const { user, asked } = await openForm('Procedimento');
  const drawer = await screen.findByRole('dialog', { name: 'Novo procedimento' });
  await choose(user, drawer, 'Escritório', ESCRITORIO.nome);
  await choose(user, drawer, 'Objeto do processo', OBJETO.descricao);
  await user.click(within(drawer).getByRole('radio', { name: 'Particular' }));
  await fill(user, drawer, 'Valor da causa', '10,00');
  await user.type(fieldOf(drawer, 'Temas relacionados'), 'saúde{Enter}');
  await user.click(within(drawer).getByRole('radio', { name: 'Sim' }));
  within(drawer).getByText(/^Escolha os filiados/);
  await save(user, drawer);
  expect(
    within(await within(drawer).findByRole('list', { name: 'Campos a corrigir' }))
      .getAllByRole('listitem')
      .map((um) => um.textContent),
  ).toEqual(['Filiados', 'Atendimentos']);
  await incluiAna(user, drawer);
  const atendimento = await within(drawer).findByRole('checkbox', { name: /^2026\/0007 · 03\/12\/2026, 10:20/ });
  expect(asked('atendimentos.ligaveis').at(-1)).toEqual({ filiados: [ANA] });
  await save(user, drawer);
  await within(drawer).findAllByText('Obrigatório');
  expect(asked('processos.create')).toEqual([]);
  await user.click(atendimento);
  await user.click(within(drawer).getByRole('radio', { name: 'Não' }));
  await user.click(within(drawer).getByRole('switch', { name: /^Filiados indeterminados/ }));
  await user.click(within(drawer).getByRole('checkbox', { name: 'TCU' }));
  await save(user, drawer);
  await findNotice('Procedimento salvo com sucesso!');
  expect(asked('processos.create')).toEqual([
    expect.objectContaining({ relacionadoAtendimentos: false, atendimentos: [], filiados: [], orgaos: ['TCU'] }),
  ]);
});
