/** What the tests of the wizard share: a member, the slots of a day, and the way through its steps. */
import type { FeriadoCadastrado } from '@sede/domain/modules/juridico/feriados';
import { choose, type Handlers, openAt, screen } from '#platform/testing/index.ts';
import { NOVO_ATENDIMENTO } from './atendimentos.paths.ts';
import { atendimentosModule } from './atendimentos.routes.tsx';
import { ATENDIMENTO, ESCRITORIO, HELENA } from './atendimentos-for-tests.ts';

const OPCAO = {
  ...{ id: HELENA, nome: 'Helena Prado de Araújo', casa: 'SENADO' as const, matricula: '100', cpf: '***.982.247-**' },
  ...{ email: 'helena@casa.example', telefones: ['+5561998124470'] },
  ultimo: { data: '2026-10-30', compareceu: false },
  proximoPossivel: '2027-01-28',
  marcados: [],
};
const OUTRA = {
  ...OPCAO,
  ...{ id: '0198c0de-0000-7000-8000-0000000000f9', nome: 'Heloísa Lima', email: null, ultimo: null },
  marcados: [
    {
      ...{ id: '0198c0de-0000-7000-8000-0000000000a9', numero: '2026/0900', data: '2026-12-01', inicio: '09:00' },
      nomeEscritorio: 'Torres',
    },
  ],
};
export const AGENDA = '0198c0de-0000-7000-8000-0000000000d1';
const slot = (n: number, inicio: string, fim: string, livre = true, passado = false) => ({
  ...{ id: `0198c0de-0000-7000-8000-00000000010${n}`, inicio, fim, livre, passado },
});
export const GRUPO = {
  ...{ agendaId: AGENDA, identificacao: '', local: 'SCS Quadra 2, sala 304' },
  horarios: [
    slot(1, '09:00', '09:40', false),
    slot(2, '09:40', '10:20'),
    slot(3, '10:20', '11:00'),
    slot(4, '14:00', '14:40'),
  ],
};
const DIAS = [
  { data: '2026-11-24', livres: 0, total: 4 },
  { data: '2026-11-25', livres: 3, total: 4 },
];

export const openPage = (
  atendimentos: Handlers['atendimentos'] = {},
  {
    at = NOVO_ATENDIMENTO,
    feriados = [],
    as = 'juridico',
  }: { at?: string; feriados?: FeriadoCadastrado[]; as?: 'juridico' | 'visualizador_juridico' } = {},
) =>
  openAt(at, atendimentosModule.routes, {
    as: [as],
    contract: {
      escritorios: { options: () => ({ itens: [ESCRITORIO] }) },
      feriados: { doPeriodo: () => ({ itens: feriados }) },
      processos: { options: () => ({ itens: [] }) },
      atendimentos: {
        quem: () => ({ agenda: true }),
        filiados: ({ ids }) => ({ itens: ids ? [OPCAO].filter(({ id }) => ids.includes(id)) : [OPCAO, OUTRA] }),
        calendario: () => ({ agendas: 1, outras: [], dias: DIAS }),
        horarios: () => ({ grupos: [GRUPO] }),
        agendar: () => ATENDIMENTO,
        get: () => ATENDIMENTO,
        ...atendimentos,
      },
    },
  });
type Aberta = Awaited<ReturnType<typeof openPage>>;

/** The first step by keys alone, up to the second. */
export async function chooseHelena({ user }: Aberta) {
  await user.type(await screen.findByRole('combobox', { name: 'Filiado' }), 'hel');
  await screen.findByRole('option', { name: /Helena/ }, { timeout: 3000 });
  await user.keyboard('{Enter}{Control>}{Enter}{/Control}');
  await screen.findByRole('heading', { name: /Dados do atendimento/ });
}

/** Office and type, so that the calendar stands there. */
export async function chooseEscritorio({ user }: Aberta) {
  await choose(user, document.body, 'Escritório', ESCRITORIO.nome);
  await user.click(screen.getByRole('radio', { name: 'Presencial' }));
  await screen.findByRole('button', { name: '25 de novembro de 2026, 3 livres' });
}
