/**
 * What journeys of the legal area begin with: offices with an agenda, members, appointments, and which office a user represents.
 *
 * Made over the API by somebody signed in who may. Days 'YYYY-MM-DD' of next year, so that nothing has begun.
 */
import { expect, type Page } from '@playwright/test';
import { create, newCpf, unique } from './records.ts';

const ANO = new Date().getUTCFullYear() + 1;
export const DIA = `${ANO}-03-03`;

export interface Escritorio {
  id: string;
  nome: string;
  agenda: string;
  /** Ids of the slots, in the order of their hours. */
  horarios: string[];
}

/** An office with an agenda of slots of 40 minutes from nine on. */
export async function newEscritorio(page: Page, quantos = 4, nome = unique('Advocacia')): Promise<Escritorio> {
  const { id } = await create<{ id: string }>(page, 'escritorios', { nome, email: 'contato@advocacia.example' });
  const hora = (n: number) =>
    `${String(9 + Math.floor((n * 40) / 60)).padStart(2, '0')}:${String((n * 40) % 60).padStart(2, '0')}`;
  const agenda = await create<{ id: string; grade: { id: string; inicio: string }[] }>(page, 'agendas', {
    ...{ escritorioId: id, ano: ANO, tipoAtendimento: 'Presencial', tipoServico: 'Jurídico', local: 'SQS 101, sala 5' },
    incluir: Array.from({ length: quantos }, (_, n) => ({ data: DIA, inicio: hora(n), fim: hora(n + 1) })),
    confirmarSobrepostos: false,
  });
  const horarios = agenda.grade.toSorted((a, b) => a.inicio.localeCompare(b.inicio)).map((um) => um.id);
  return { id, nome, agenda: agenda.id, horarios };
}

export async function newFiliado(page: Page, nome = unique('Ana')): Promise<{ id: string; nome: string }> {
  const cpf = newCpf();
  const { id } = await create<{ id: string }>(page, 'filiados', {
    ...{ nomeCompleto: nome, cpf, email: null, semEmail: true, empresa: 'SENADO', matricula: cpf.slice(2) },
    ...{ situacaoFiliado: 'ATIVO', dataFiliacao: '2001-02-03', estado: 'DF' },
  });
  return { id, nome };
}

/** Books the nth slot of the office. */
export const book = (page: Page, { agenda, horarios }: Escritorio, n: number, filiado: string) =>
  create<{ id: string; numero: string; versao: number }>(page, 'atendimentos', {
    lugar: { agendaId: agenda, data: DIA, horarios: [horarios[n]] },
    ...{ filiados: [filiado], processoEmCurso: false },
  });

export async function newProcesso(page: Page, escritorioId: string): Promise<{ id: string; numero: string }> {
  const objeto = await create<{ id: string }>(page, 'objetos-processo', { descricao: unique('Objeto') });
  const numero = unique('7');
  const { id } = await create<{ id: string }>(page, 'processos', {
    ...{ tipo: 'Judicial', numero, formatoAntigo: true, tribunalOrgao: 'TRF1', dataProtocolo: '2021-05-14' },
    ...{ escritorioId, objetoId: objeto.id, linkProcesso: 'https://pje.example/1', valorCausa: 100 },
    ...{ filiadosIndeterminados: true, orgaos: ['SENADO'] },
  });
  return { id, numero };
}

/** The office that a user represents, as the manager of the system gives it. */
export async function daEscritorio(gestor: Page, email: string, escritorioId: string): Promise<void> {
  const found = await gestor.request.get('/api/usuarios', { params: { busca: email } });
  // A page of the list.
  const { itens } = (await found.json()) as { itens: { id: string; versao: number }[] };
  const answer = await gestor.request.patch(`/api/usuarios/${itens[0]?.id}`, {
    ...{ headers: { 'X-Sede': '1' }, data: { versao: itens[0]?.versao, escritorios: [escritorioId] } },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
