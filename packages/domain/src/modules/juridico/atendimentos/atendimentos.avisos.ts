/**
 * Notices of appointments: to whoever works for the office of a new and of a cancelled one; to whoever schedules, of a member who left or
 * died with some to come. Never whom an office's appointment is with. Source: decisions-legal (Mail).
 */
import { type CalendarDate, formatDataBr } from '@sede/domain/kernel';
import { defineNotice } from '@sede/domain/manifest';

const ATENDIMENTOS = '/juridico/atendimentos';
interface Marcado {
  numero: string;
  data: CalendarDate;
  /** 'HH:MM' */
  inicio: string;
}
const um = ([id]: readonly string[]) => `${ATENDIMENTOS}/${id}`;
const quando = ({ data, inicio }: Marcado) => `${formatDataBr(data).slice(0, 5)}, ${inicio}`;

export const ATENDIMENTOS_AVISOS = {
  novo: defineNotice<Marcado>({
    tipo: 'atendimento_novo',
    order: 300,
    rotulo: 'um atendimento for agendado no meu escritório',
    para: 'escritorios.ver-proprios',
    texto: (dados) => `Atendimento ${dados.numero} agendado: ${quando(dados)}`,
    caminho: um,
  }),
  cancelado: defineNotice<Marcado>({
    tipo: 'atendimento_cancelado',
    order: 310,
    rotulo: 'um atendimento do meu escritório for cancelado',
    para: 'escritorios.ver-proprios',
    texto: (dados) => `Atendimento ${dados.numero} cancelado: ${quando(dados)}`,
    caminho: um,
  }),
  saiu: defineNotice<{ nome: string; falecido: boolean }>({
    tipo: 'atendimento_filiado_saiu',
    order: 320,
    rotulo: 'quem tem atendimento marcado deixar de ser filiado ou falecer',
    para: 'atendimentos.agendar',
    texto: ({ nome, falecido }, n) =>
      `${nome} ${falecido ? 'faleceu' : 'deixou de ser filiado'} com ${n === 1 ? 'um atendimento marcado' : `${n} atendimentos marcados`}`,
    caminho: (registros, { nome }) =>
      registros.length === 1
        ? um(registros)
        : `${ATENDIMENTOS}?situacao=${encodeURIComponent('Aguardando realização')}&busca=${encodeURIComponent(nome)}`,
  }),
};
