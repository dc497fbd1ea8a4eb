/** What the bell tells of terms: whoever has an asset refused, or can no longer answer. Source: decisions-sindical-contratos-patrimonio (Term). */
import { defineNotice } from '@sede/domain/manifest';
import { PATRIMONIO } from '../patrimonio.lists.ts';

export interface TermoAvisado {
  nome: string;
  /** '004812 · Notebook · Dell Latitude 5450'; of several the first. */
  bem: string;
  bens: number;
  bloqueado: boolean;
}

const deQue = ({ bens }: TermoAvisado) => (bens === 1 ? 'de um bem' : `de ${bens} bens`);

export const TERMOS_AVISOS = {
  recusado: defineNotice<TermoAvisado & { motivo: string }>({
    tipo: 'termo_recusado',
    order: 352,
    rotulo: 'alguém recusar o termo de um bem, ou bloquear o link dele',
    para: 'patrimonio.movimentar',
    texto: (dados) =>
      dados.bloqueado
        ? `${dados.nome} errou o CPF e bloqueou o link do termo ${deQue(dados)}`
        : `${dados.nome} recusou o termo ${deQue(dados)}`,
    detalhe: ({ bem, motivo }) => [motivo, bem].filter(Boolean).join(' · '),
    caminho: ([id]) => (id ? PATRIMONIO.bem(id) : PATRIMONIO.bens),
  }),
};
