/**
 * Mails of an appointment: booked, changed, cancelled, and the reminder. Each has one reader: a member learns of nobody else, the office of
 * its members with their phones. Never why, never a case. Source: decisions §9; decisions-legal (Mail).
 */
import { diaDaSemana, formatDataBr, formatPhone } from '@sede/domain/kernel';
import { horaDosMinutos } from '@sede/domain/modules/juridico/agendas';
import type { CalendarEvent } from '#platform/mail/index.ts';

/** What of an appointment is told; instants ISO 8601. */
export interface Marcado {
  id: string;
  numero: string;
  data: string;
  inicioMin: number;
  fimMin: number;
  comeca: string;
  termina: string;
  tipoAtendimento: string;
  tipoServico: string;
  local: string | null;
  escritorioId: string;
  escritorioNome: string;
  /** Of everybody; told to the office alone. */
  filiados: { nome: string; telefones: string[] }[];
}

export interface Destinatario {
  filiadoId: string | null;
  escritorioId: string | null;
  nome: string;
  endereco: string;
}

const ATOS = {
  agendado: { verbo: 'agendado', motivo: 'atendimento_agendado', frase: 'foi agendado' },
  alterado: { verbo: 'alterado', motivo: 'atendimento_alterado', frase: 'mudou. Confira os dados' },
  cancelado: { verbo: 'cancelado', motivo: 'atendimento_cancelado', frase: 'foi cancelado' },
} as const;
export type AtoDoConvite = keyof typeof ATOS;

/** '03/12' */
const diaMes = (data: string) => formatDataBr(data).slice(0, 5);
const hora = (inicioMin: number) => horaDosMinutos(inicioMin);

const uidDe = (id: string) => `atendimento-${id}@sede`;

const quem = ({ filiados }: Marcado) =>
  filiados.map(({ nome, telefones }) => [nome, ...telefones.map(formatPhone)].join(' · ')).join('\n');

const quando = ({ data, inicioMin, fimMin }: Marcado) =>
  `Data: ${diaDaSemana(data)}, ${formatDataBr(data)}, das ${hora(inicioMin)} às ${hora(fimMin)}`;

function dados(um: Marcado, { escritorioId }: Pick<Destinatario, 'escritorioId'>): string[] {
  return [
    quando(um),
    `Escritório: ${um.escritorioNome}`,
    `Atendimento ${um.tipoAtendimento.toLowerCase()}, ${um.tipoServico.toLowerCase()}`,
    ...(um.local === null ? [] : [`Local: ${um.local}`]),
    ...(escritorioId === null ? [] : [`Filiados:\n${quem(um)}`]),
  ];
}

/** All that a calendar shows of it; whoever knows it already is told nothing. */
export const resumoDe = (um: Marcado, para: Destinatario): string =>
  [um.comeca, um.termina, um.escritorioId, um.local ?? '', para.escritorioId === null ? '' : quem(um)].join('|');

export const eventoDe = (
  um: Marcado,
  para: Pick<Destinatario, 'escritorioId' | 'nome'>,
  { metodo, sequencia, carimbo }: Pick<CalendarEvent, 'metodo' | 'sequencia' | 'carimbo'>,
): CalendarEvent => ({
  ...{ metodo, sequencia, carimbo, uid: uidDe(um.id), inicio: um.comeca, fim: um.termina },
  titulo: `Atendimento ${um.numero}`,
  // Whoever is no longer meant learns nothing of what it became.
  ...(metodo === 'CANCEL'
    ? { local: null, descricao: null }
    : { local: um.local, descricao: dados(um, para).slice(1).join('\n') }),
  participante: para.nome,
});

export const conviteMail = (um: Marcado, para: Destinatario, ato: AtoDoConvite) => ({
  para: para.endereco,
  assunto: `Atendimento ${um.numero} ${ATOS[ato].verbo}: ${diaMes(um.data)}, ${hora(um.inicioMin)}`,
  motivo: ATOS[ato].motivo,
  titulo: `Atendimento ${um.numero} ${ATOS[ato].verbo}`,
  paragrafos: [
    `Olá, ${para.nome}.`,
    `O atendimento ${um.numero} ${ATOS[ato].frase}.`,
    ato === 'cancelado' ? quando(um) : dados(um, para).join('\n'),
  ],
});

export const lembreteMail = (um: Marcado, para: Destinatario, { hoje }: { hoje: boolean }) => ({
  para: para.endereco,
  assunto: `Lembrete: atendimento ${hoje ? 'hoje' : 'amanhã'}, ${hora(um.inicioMin)}`,
  motivo: 'atendimento_lembrete',
  titulo: `Lembrete do atendimento ${um.numero}`,
  paragrafos: [`Olá, ${para.nome}.`, dados(um, para).join('\n')],
});
