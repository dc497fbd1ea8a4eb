import type { Role } from '@sede/domain/access';
import { platformErrors } from '@sede/domain/kernel';
import { temasErrors } from '@sede/domain/modules/sindical/temas';
import { expect, it } from 'vitest';
import {
  choose,
  expectNoViolations,
  fill,
  findNotice,
  type Handlers,
  historyOf,
  openAt,
  pageOf,
  rowMenu,
  screen,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { temasModule } from './temas.routes.tsx';
import { ACAO, COMPLETO, LISTADO, podeNoTeste, RESUMO } from './temas-for-tests.ts';

const LISTA = '/sindical/temas';
const SO_LE = podeNoTeste({
  ...{ editar: 'so_consulta', encerrar: 'so_consulta', reabrir: 'so_consulta', excluir: 'so_consulta' },
});
const open = (path: string, temas: Handlers['temas'] = {}, as: Role[] = ['politico_sindical'], phone = false) =>
  openAt(path, temasModule.routes, {
    ...{ as, phone },
    contract: {
      temas: {
        list: () => pageOf([LISTADO]),
        resumo: () => RESUMO,
        opcoesDeTags: () => ({ itens: ['Saúde', 'Remuneração'] }),
        get: () => COMPLETO,
        history: () => historyOf([]),
        seguidores: () => ({ itens: [], acompanho: false }),
        dadosOficiais: () => ({ dados: null }),
        ...temas,
      },
    },
  });

it('the summary counts by kind: a counter leads to its list, none leads nowhere; the last five stand below', async () => {
  await open('/sindical');
  const adm = await screen.findByRole('region', { name: 'Administrativo' });
  expect(
    within(adm)
      .getByRole('link', { name: /Em acompanhamento\s*2/ })
      .getAttribute('href'),
  ).toBe(`${LISTA}?situacao=EM_ACOMPANHAMENTO&tipo_tema=Administrativo`);
  expect(within(adm).queryByRole('link', { name: /Encerrado/ })).toBeNull();
  expect(within(adm).getByText('Encerrado')).toBeTruthy();
  const leg = screen.getByRole('region', { name: 'Legislativo' });
  expect(
    within(leg)
      .getByRole('link', { name: /Encerrado\s*1/ })
      .getAttribute('href'),
  ).toBe(`${LISTA}?situacao=ENCERRADO&tipo_tema=Legislativo`);
  const ultimos = screen.getByRole('region', { name: 'Últimos temas cadastrados' });
  expect(within(ultimos).getByRole('link', { name: 'Recomposição salarial' }).getAttribute('href')).toBe(
    `/sindical/tema/${LISTADO.id}`,
  );
  screen.getByRole('button', { name: 'Novo tema' });
  await expectNoViolations();
});

it('the summary offers nothing to make to whoever only reads, and says a failure as one', async () => {
  let falha = true;
  const { user } = await open(
    '/sindical',
    {
      resumo: () => {
        if (falha) throw temasErrors.incompleto();
        return { ...RESUMO, ultimos: [] };
      },
    },
    ['visualizador_financeiro'],
  );
  falha = false;
  await user.click(await screen.findByRole('button', { name: /Tentar/ }));
  await screen.findByText('Nenhum tema cadastrado ainda.');
  expect(screen.queryByRole('button', { name: 'Novo tema' })).toBeNull();
});

it('the list says its situation in the title; counts lead to the sections of the page, costs are --', async () => {
  const { asked } = await open(`${LISTA}?situacao=ENCERRADO&tipo_tema=Legislativo`);
  await screen.findByRole('heading', { name: /^Temas da pauta político-sindical na situação Encerrado/ });
  expect(asked('temas.list').at(-1)).toMatchObject({ situacao: 'ENCERRADO', tipo_tema: 'Legislativo' });
  const secao = async (nome: string) =>
    (await screen.findByRole('link', { name: `1 em ${nome} de Recomposição salarial` })).getAttribute('href');
  expect(await secao('Itens')).toBe(`/sindical/tema/${LISTADO.id}/1`);
  expect(await secao('Envolvidos')).toBe(`/sindical/tema/${LISTADO.id}/2`);
  expect(await secao('Processos')).toBe(`/sindical/tema/${LISTADO.id}/3`);
  expect(await secao('Ações do sindicato')).toBe(`/sindical/tema/${LISTADO.id}/4`);
  screen.getByRole('cell', { name: '--' });
  screen.getByText('Cadastro no passo 4 de 6');
  await expectNoViolations();
});

it('ending the follow-up asks with the text’s question, and so does taking it back', async () => {
  const { user, asked } = await open(LISTA, {
    encerrar: () => ({ ...COMPLETO, situacao: 'ENCERRADO' }),
  });
  await screen.findByRole('heading', { name: /^Temas da pauta político-sindical$/ });
  await rowMenu(user, 'Recomposição salarial', 'Encerrar acompanhamento');
  await screen.findByText('Confirma a execução desta operação?');
  await user.click(screen.getByRole('button', { name: 'Confirmar' }));
  await waitFor(() => expect(asked('temas.encerrar')).toEqual([{ id: LISTADO.id, versao: 3 }]));
});

it('a deletion is for good and says so; a new action is a small drawer of its own', async () => {
  const { user, asked } = await open(LISTA, {
    remove: ({ id }) => ({ id }),
    createAcao: () => ACAO,
  });
  await rowMenu(user, 'Recomposição salarial', 'Nova ação');
  const drawer = await screen.findByRole('dialog', { name: 'Nova ação' });
  await fill(user, drawer, 'Data da ação', '19/11/2026');
  await fill(user, drawer, 'Descrição da ação', 'Ofício 88/2026');
  await choose(user, drawer, 'Classificação da ação', 'Externa');
  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  await findNotice('Ação salva com sucesso!');
  expect(asked('temas.createAcao')).toEqual([
    {
      ...{ id: LISTADO.id, dataAcao: '2026-11-19', descricaoAcao: 'Ofício 88/2026' },
      ...{ classificacaoAcao: 'Externa', comunicacao: false },
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await rowMenu(user, 'Recomposição salarial', 'Excluir');
  await screen.findByText('Confirma a exclusão permanente do tema?');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Excluir' }));
  await findNotice('Tema excluído com sucesso!');
  expect(asked('temas.remove')).toEqual([{ id: LISTADO.id, versao: 3 }]);
});

it('whoever only reads has Detalhe: the same steps, all open, every field closed, nothing to save or take away', async () => {
  const { user } = await open(
    LISTA,
    { list: () => pageOf([{ ...LISTADO, pode: SO_LE }]), get: () => ({ ...COMPLETO, pode: SO_LE }) },
    ['visualizador_financeiro'],
  );
  expect(await screen.findByText('Recomposição salarial')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Novo tema' })).toBeNull();
  await rowMenu(user, 'Recomposição salarial', 'Detalhe');
  const drawer = await screen.findByRole('dialog', { name: 'Detalhe' });
  expect(within(drawer).getByDisplayValue('Recomposição salarial')).toHaveProperty('readOnly', true);
  await user.click(within(drawer).getByRole('button', { name: /Itens de destaque/ }));
  expect(await within(drawer).findByDisplayValue('Art. 2º: três parcelas')).toHaveProperty('readOnly', true);
  for (const name of [/^Salvar/, /^Excluir/, /^Remover/, 'Concluir', 'Novo item de destaque', 'Incluir link'])
    expect(within(drawer).queryByRole('button', { name })).toBeNull();
  await user.click(within(drawer).getByRole('button', { name: /Ações do sindicato/ }));
  await within(drawer).findByDisplayValue('Reunião com a relatora');
  expect(within(drawer).queryByRole('button', { name: 'Concluir' })).toBeNull();
  await expectNoViolations();
});

it('an empty list says what would stand here; on a phone a row is a card', async () => {
  await open(LISTA, { list: () => pageOf([]) }, ['politico_sindical'], true);
  await screen.findByText(/Aqui fica a pauta político-sindical/);
});

const PAGINA = `/sindical/tema/${COMPLETO.id}`;

it('the page tells each section, its actions newest first, contacts where they are answered', async () => {
  const { user } = await open(PAGINA);
  await screen.findByRole('heading', { level: 1, name: 'Recomposição salarial' });
  const secao = (name: string) => within(screen.getByRole('region', { name }));
  secao('Dados Gerais').getByText('Recompõe as tabelas de vencimento em três parcelas.');
  secao('Itens do Tema').getByText('Favorável');
  secao('Pessoas e Instituições').getByRole('link', { name: 'helena@example.org' });
  expect(secao('Processos').getByRole('link', { name: '1042518-73.2025.4.01.3400' }).getAttribute('href')).toBe(
    `/juridico/processos/${COMPLETO.processos[0]?.processoUid}`,
  );
  secao('Ações do sindicato').getByText('Comunicado');
  secao('Custos').getByText('--');
  await expectNoViolations();
  await user.click(secao('Itens do Tema').getByRole('button', { name: /^Arquivos e links de Art. 2º/ }));
  const popup = await screen.findByRole('dialog', { name: 'Arquivos e links' });
  within(popup).getByRole('link', { name: /^Nota técnica 14.pdf/ });
  expect(
    within(popup)
      .getByRole('link', { name: /Inteiro teor/ })
      .getAttribute('href'),
  ).toBe('https://www.camara.leg.br/1');
});

it('a contact of the old system that is no telephone and no e-mail is a text', async () => {
  const contato = { telefone1: 'ramal 12', email1: 'ver com a Maria' };
  await open(PAGINA, {
    get: () => ({ ...COMPLETO, pessoas: COMPLETO.pessoas.map((pessoa) => ({ ...pessoa, ...contato })) }),
  });
  for (const texto of Object.values(contato)) expect((await screen.findByText(texto)).closest('a')).toBeNull();
});

it('whoever reads a theme may follow it, sees who does, and has its brief', async () => {
  let acompanho = false;
  const seguidores = () => ({ itens: acompanho ? [{ id: LISTADO.id, nome: 'Marina Alves' }] : [], acompanho });
  const { user, asked } = await open(
    PAGINA,
    {
      seguidores,
      acompanhar: () => {
        acompanho = true;
        return seguidores();
      },
    },
    ['visualizador_financeiro'],
  );
  expect((await screen.findByRole('link', { name: /^Resumo em PDF/ })).getAttribute('href')).toBe(
    `/api/temas/${COMPLETO.id}/resumo-pdf`,
  );
  await user.click(await screen.findByRole('button', { name: 'Acompanhar', pressed: false }));
  await screen.findByRole('button', { name: 'Acompanhando', pressed: true });
  within(screen.getByRole('list', { name: 'Acompanham' })).getByText('Marina Alves');
  expect(asked('temas.acompanhar')).toEqual([{ id: COMPLETO.id }]);
});

it('the address says the section, which is scrolled to once it stands; a wrong one is the first', async () => {
  const scrolled: string[] = [];
  const real = Element.prototype.scrollIntoView;
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.id);
  };
  try {
    await open(`${PAGINA}/3`);
    await screen.findByRole('heading', { level: 1, name: 'Recomposição salarial' });
    await waitFor(() => expect(scrolled).toEqual(['secao-3']));
    const indice = screen.getByRole('navigation', { name: 'Seções do tema' });
    expect(within(indice).getByRole('link', { current: 'location' }).textContent).toContain('Processos');
  } finally {
    Element.prototype.scrollIntoView = real;
  }
});

it('who reads is told no contacts, and a case that is not theirs to see is no link', async () => {
  const pessoa = { telefone1: null, email1: null };
  await open(
    PAGINA,
    {
      get: () => ({
        ...COMPLETO,
        pode: SO_LE,
        pessoas: COMPLETO.pessoas.map((uma) => ({ ...uma, ...pessoa })),
        processos: COMPLETO.processos.map((um) => ({ ...um, abre: false })),
      }),
    },
    ['visualizador_financeiro'],
  );
  await screen.findByRole('heading', { level: 1, name: 'Recomposição salarial' });
  expect(screen.queryByRole('link', { name: 'helena@example.org' })).toBeNull();
  screen.getByText('1042518-73.2025.4.01.3400');
  expect(screen.queryByRole('link', { name: '1042518-73.2025.4.01.3400' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Nova ação' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Editar/ })).toBeNull();
});

it('what a Não hides is not on the page', async () => {
  await open(PAGINA, { get: () => ({ ...COMPLETO, existeItensDestaque: false }) });
  const itens = within(await screen.findByRole('region', { name: 'Itens do Tema' }));
  itens.getByText('Sem registros para mostrar');
  expect(screen.queryByText('Art. 2º: três parcelas')).toBeNull();
});

it('a theme that is not there says so', async () => {
  await open('/sindical/tema/0198c0de-0000-7000-8000-0000000000ff', {
    get: () => {
      throw platformErrors.nao_encontrado();
    },
  });
  await screen.findByText('Tema não existe... :(');
});

it.each([
  ['3', 3],
  // It names no step: a concluded theme opens at its first.
  ['99', 1],
  ['abc', 1],
])('the dialog that the address opens at step %s stands at step %i', async (editar, passo) => {
  await open(`${PAGINA}?editar=${editar}`, { get: () => ({ ...COMPLETO, page: 6 }) });
  await screen.findByRole('heading', { name: new RegExp(`^Passo ${passo} de 6`) });
});
