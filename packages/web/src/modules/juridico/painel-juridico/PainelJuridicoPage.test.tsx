import type { Permission, Role } from '@sede/domain/access';
import { SO_CONSULTA } from '@sede/domain/kernel';
import { expect, it } from 'vitest';
import {
  expectNoViolations,
  fill,
  type Handlers,
  HOJE,
  openAt,
  screen,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { painelJuridicoModule } from './painel-juridico.routes.tsx';

const CONTAGENS = { agendados: 12, vencidos: 3, ausentes: 4, pendentes: 5, cancelados: 0, concluidos: 1240 };
const CASOS = { emAndamento: 30, aguardando: 2, encerrados: 0 };

const pagina = (path: string, access: Permission) => ({
  ...{ path, title: path, access, help: 'juridico' },
  page: Object.assign(() => null, { preload: async () => undefined }),
});
const OUTRAS = [
  pagina('/juridico/gerenciamento-agenda', 'agendas.ver'),
  pagina('/juridico/objetos', 'objetos-processo.ver'),
  pagina('/juridico/processos', 'processos.ver'),
  pagina('/processos/relatorio', 'processos.relatorio'),
  pagina('/juridico/escritorios', 'escritorios.ver'),
];

const openPage = async (papeis: Role[] = ['juridico'], painel: Handlers['painelJuridico'] = {}, podeAgendar = true) => {
  const page = await openAt('/juridico', [...painelJuridicoModule.routes, ...OUTRAS], {
    as: papeis,
    contract: {
      painelJuridico: {
        atendimentos: ({ dataDe, dataAte }) => ({
          contagens: { ...CONTAGENS, ...(dataDe !== undefined && dataDe === dataAte && { doDia: 12 }) },
          podeAgendar,
        }),
        processos: () => ({ contagens: CASOS }),
        ...painel,
      },
    },
  });
  await screen.findByRole('region', { name: 'Atendimentos' });
  return page;
};

const painel = (nome: string) => within(screen.getByRole('region', { name: nome }));
const buscaDe = (link: HTMLElement) => {
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'https://sede.example');
  return [pathname, Object.fromEntries(searchParams)];
};
const instante = (dia: string) => String(Date.parse(`${dia}T03:00:00Z`));

it('each row opens the list that it counts, with the text’s address; a row of none opens nothing', async () => {
  const { asked } = await openPage();
  const link = await painel('Atendimentos').findByRole('link', { name: /^Data de realização vencida/ });
  expect(asked('painelJuridico.atendimentos')).toEqual([{ dataDe: '2026-11-01', dataAte: '2026-11-30' }]);
  const mes = { fromDate: instante('2026-11-01'), toDate: instante('2026-11-30') };
  expect(buscaDe(link)).toEqual([
    '/juridico/atendimentos',
    { situacao: 'Aguardando realização', ...mes, vencidos: 'true' },
  ]);
  const falta = painel('Atendimentos').getByRole('link', { name: /^Sem comparecimento/ });
  expect(buscaDe(falta)[1]).toEqual({ situacao: 'Concluído', ...mes, isFiliadoAusente: 'true' });
  painel('Atendimentos').getByRole('link', { name: 'Concluídos dos quais 4 sem comparecimento 1.240' });
  painel('Atendimentos').getByText('Cancelados', { selector: 'span' });
  expect(painel('Atendimentos').queryByRole('link', { name: /^Cancelados/ })).toBeNull();
  const casos = painel('Processos/Procedimentos');
  expect(buscaDe(casos.getByRole('link', { name: /^Em andamento/ }))).toEqual([
    '/juridico/processos',
    { situacao: 'Em andamento' },
  ]);
  expect(casos.queryByRole('link', { name: /^Encerrados/ })).toBeNull();
  await expectNoViolations();
});

it('the days are kept in the tab, each panel’s own; one day says which', async () => {
  sessionStorage.setItem('juridico.atendimentos', JSON.stringify({ de: HOJE, ate: HOJE }));
  const { user, asked } = await openPage();
  await painel('Atendimentos').findByRole('link', { name: /^Agendados para hoje/ });
  expect(asked('painelJuridico.atendimentos')).toEqual([{ dataDe: HOJE, dataAte: HOJE }]);
  expect(asked('painelJuridico.processos')).toEqual([{}]);
  await user.click(await painel('Atendimentos').findByRole('radio', { name: 'Todo o período' }));
  await waitFor(() => expect(asked('painelJuridico.atendimentos')).toHaveLength(2));
  expect(painel('Atendimentos').getByRole('radio', { name: 'Todo o período' })).toHaveProperty('checked', true);
  expect(asked('painelJuridico.atendimentos')[1]).toEqual({});
  expect(sessionStorage.getItem('juridico.atendimentos')).toBe('{"de":null,"ate":null}');
  expect(painel('Processos/Procedimentos').getByRole('radio', { name: 'Todo o período' })).toHaveProperty(
    'checked',
    true,
  );
  await user.click(painel('Processos/Procedimentos').getByRole('radio', { name: 'Este mês' }));
  await waitFor(() =>
    expect(asked('painelJuridico.processos').at(-1)).toEqual({ dataDe: '2026-11-01', dataAte: '2026-11-30' }),
  );
  expect(sessionStorage.getItem('juridico.processos')).toBe('{"de":"2026-11-01","ate":"2026-11-30"}');
});

it('another single day reads so; what is kept and cannot be read is the month', async () => {
  sessionStorage.setItem('juridico.atendimentos', JSON.stringify({ de: '2026-12-03', ate: '2026-12-03' }));
  sessionStorage.setItem('juridico.processos', 'nada disso');
  const { asked } = await openPage();
  await painel('Atendimentos').findByRole('link', { name: /^Agendados para 03\/12/ });
  expect(asked('painelJuridico.processos')).toEqual([{}]);
});

it('a final date before the initial one is told, and asked of nobody', async () => {
  sessionStorage.setItem('juridico.atendimentos', JSON.stringify({ de: '2026-11-20', ate: '2026-11-01' }));
  const { asked } = await openPage();
  await painel('Atendimentos').findByText('A data final não pode ser anterior à data inicial!');
  await painel('Processos/Procedimentos').findByRole('link', { name: /^Em andamento/ });
  expect(asked('painelJuridico.atendimentos')).toEqual([]);
});

it('while a date makes no sense the figures of the last days that did stand, named so', async () => {
  const { user, asked } = await openPage();
  const type = (campo: string, dia: string) =>
    fill(user, painel('Atendimentos').getByRole('group', { name: 'Período de Atendimentos' }), campo, dia);
  await user.click(await painel('Atendimentos').findByRole('radio', { name: 'Todo o período' }));
  await waitFor(() => expect(asked('painelJuridico.atendimentos')).toHaveLength(2));
  await type('Data inicial', '31/02/2026');
  await user.tab();
  await painel('Atendimentos').findByText('Data inválida');
  within(painel('Atendimentos').getByRole('figure')).getByText('todo o período');
  painel('Atendimentos').getByRole('link', { name: /^Data de realização vencida/ });
  await type('Data inicial', '01/10/2026');
  await waitFor(() => expect(asked('painelJuridico.atendimentos').at(-1)).toEqual({ dataDe: '2026-10-01' }));
  await type('Data final', '01/09/2026');
  await user.tab();
  await painel('Atendimentos').findByText('A data final não pode ser anterior à data inicial!');
  await within(painel('Atendimentos').getByRole('figure')).findByText('desde 01/10/2026');
  expect(asked('painelJuridico.atendimentos')).toHaveLength(3);
});

it('the pies count disjoint parts, as a table too, and say when there is nothing', async () => {
  await openPage(['juridico'], {
    processos: () => ({ contagens: { emAndamento: 0, aguardando: 0, encerrados: 0 } }),
  });
  const pizza = await screen.findByRole('figure', { name: 'Gráfico de Atendimentos' });
  const linhas = within(pizza)
    .getAllByRole('row', { hidden: true })
    .map((linha) => linha.textContent);
  expect(linhas).toEqual([
    'AtendimentosQuantidade%',
    ...['Agendados90,7 %', 'Data de realização vencida30,2 %', 'Pendentes de conclusão50,4 %'],
    ...['Concluídos1.23698,3 %', 'Sem comparecimento40,3 %', 'Total1.257'],
  ]);
  within(pizza).getByRole('button', { name: 'Ver como tabela' });
  within(pizza).getByRole('button', { name: 'Salvar imagem' });
  painel('Processos/Procedimentos').getByText('Não há dados para serem exibidos.');
});

const CRIACAO = ['Agendar atendimento', 'Novo processo judicial', 'Novo processo administrativo', 'Novo procedimento'];
const inertes = () =>
  CRIACAO.filter((name) => {
    const botao = screen.getByRole('button', { name });
    return botao.getAttribute('aria-disabled') === 'true' && botao.title === SO_CONSULTA;
  });
const paginas = () =>
  within(screen.getByRole('navigation', { name: 'Páginas do jurídico' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('the legal editors make things and go everywhere', async () => {
  const { user } = await openPage(['juridico']);
  await screen.findByRole('heading', { level: 1, name: 'Jurídico' });
  expect(inertes()).toEqual([]);
  expect(paginas()).toEqual([
    ...['Gerenciamento de agenda', 'Gerenciar objetos de processo', 'Gerenciar processos', 'Relatório de processos'],
    'Escritórios',
  ]);
  await user.click(screen.getByRole('button', { name: 'Novo procedimento' }));
  expect(window.location.pathname + window.location.search).toBe('/juridico/processos?novo=procedimento');
});

it('whoever only reads sees what makes things, and why it does not; objects of cases are the editors’', async () => {
  await openPage(['visualizador_juridico'], {}, false);
  await painel('Atendimentos').findByRole('link', { name: /^Todos os agendados/ });
  expect(inertes()).toEqual(CRIACAO);
  expect(paginas()).not.toContain('Gerenciar objetos de processo');
});

it('the reception schedules', async () => {
  await openPage(['visualizador_juridico'], {}, true);
  await painel('Atendimentos').findByRole('link', { name: /^Todos os agendados/ });
  expect(inertes()).toEqual(CRIACAO.slice(1));
});

it('an office has its own title, nothing that makes and nothing that leads elsewhere', async () => {
  await openPage(['escritorio_juridico'], {}, false);
  await screen.findByRole('heading', { level: 1, name: 'Escritório Jurídico' });
  for (const name of CRIACAO) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Páginas do jurídico' })).toBeNull();
});

it('an office’s user who also reads for the union sees the union’s', async () => {
  await openPage(['escritorio_juridico', 'visualizador_juridico'], {}, false);
  await screen.findByRole('heading', { level: 1, name: 'Jurídico' });
  expect(inertes()).toEqual(CRIACAO);
});

it('the tab of figures has a row for each month, office and service, sums whose rates are of the sums, and the spreadsheet', async () => {
  const linha = { mes: '2026-11', escritorioId: 'a', nomeEscritorio: 'Prado', tipoServico: 'Jurídico' as const };
  const um = {
    agendados: 12,
    atendidos: 6,
    faltas: 2,
    cancelados: 1,
    dias: 45,
    comEspera: 9,
    horarios: 16,
    ocupados: 8,
  };
  const { user, asked } = await openPage(['escritorio_juridico'], {
    numeros: () => ({
      linhas: [
        { ...linha, ...um },
        { ...linha, mes: '2026-10', ...um, atendidos: 0, faltas: 4 },
      ],
    }),
  });
  await user.click(screen.getByRole('link', { name: 'Números' }));
  const tabela = await screen.findByRole('table', { name: 'Números do jurídico por mês, escritório e serviço' });
  expect(
    within(tabela)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    ...[
      'MêsEscritórioServiçoAgendadosAtendidosSem comparecimentoCanceladosTaxa de faltaDias de esperaHoráriosOcupação',
    ],
    ...['novembro/2026PradoJurídico1262125%51650%', 'outubro/2026PradoJurídico12041100%51650%'],
    'Total2466250%53250%',
  ]);
  expect(asked('painelJuridico.numeros')).toEqual([{ dataDe: '2025-12-01' }]);
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  const excel = await screen.findByRole('menuitem', { name: 'Excel (.xlsx)' });
  expect(excel.getAttribute('href')).toBe('/api/juridico/numeros/exportar?formato=xlsx&dataDe=2025-12-01');
  await expectNoViolations();
});
