/** How an agenda, its days and its slots are called on the screens. */
import { type CalendarDate, diaDaSemana, formatContagem, formatDataLonga } from '@sede/domain/kernel';
import type { Agenda } from '@sede/domain/modules/juridico/agendas';

/** The office in upper case, as the text lists it; with the name that tells two agendas of one office apart. */
export const nomeDaAgenda = ({ nomeEscritorio, identificacao }: Pick<Agenda, 'nomeEscritorio' | 'identificacao'>) =>
  [nomeEscritorio.toLocaleUpperCase('pt-BR'), identificacao].filter((part) => part !== '').join(' · ');

/** Whole percent; of none it is 0. */
export const ocupacao = (ocupados: number, horarios: number): number =>
  horarios === 0 ? 0 : Math.round((ocupados / horarios) * 100);

export const faixaDe = ({ inicio, fim }: { inicio: string; fim: string }): string => `${inicio} – ${fim}`;

/** '03 de novembro de 2026, terça-feira' */
export const diaPorExtenso = (data: CalendarDate): string => `${formatDataLonga(data)}, ${diaDaSemana(data)}`;

/** The rest of what one knows it by: '2026 · Presencial · Jurídico · 468 horários em 116 dias · 77% ocupados'. */
export const descricaoDaAgenda = (agenda: Agenda): string =>
  [
    ...[String(agenda.ano), agenda.tipoAtendimento, agenda.tipoServico],
    `${formatContagem(agenda.horarios, 'horário')} em ${formatContagem(agenda.dias, 'dia')}`,
    `${ocupacao(agenda.ocupados, agenda.horarios)}% ocupados`,
  ].join(' · ');
