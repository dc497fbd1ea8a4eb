/** To whoever took an asset or was given one: the term to read, by a link. The token stands behind '#', which no server and no log sees. */
import { type CalendarDate, formatDataBr } from '@sede/domain/kernel';
import { PAGINA_DO_TERMO, termosMessages } from '@sede/domain/modules/patrimonio/termos';
import type { OutgoingMail } from '#modules/acesso/conta/index.ts';

export const linkDoTermo = (publicUrl: string, token: string): string => `${publicUrl}${PAGINA_DO_TERMO}#${token}`;

interface ParaQuem {
  nome: string;
  email: string;
  /** In words. */
  bens: readonly string[];
}
/** Of many the mail names these; the page all. */
const NOMEADOS = 10;

export const termoMail = (
  { nome, email, bens }: ParaQuem,
  { url, expiraEm }: { url: string; expiraEm: CalendarDate },
): OutgoingMail => ({
  para: email,
  assunto: bens.length === 1 ? 'Confirme o recebimento de um bem' : `Confirme o recebimento de ${bens.length} bens`,
  motivo: 'termo_de_bem',
  titulo: termosMessages.titulo,
  paragrafos: [
    `Olá, ${nome}.`,
    bens.length === 1 ? `Está com você: ${bens[0]}.` : 'Estão com você:',
    ...(bens.length === 1 ? [] : bens.slice(0, NOMEADOS)),
    ...(bens.length > NOMEADOS ? [`e mais ${bens.length - NOMEADOS}.`] : []),
    `Leia o termo e aceite ou recuse pelo link abaixo, que vale até ${formatDataBr(expiraEm)}. Tenha o seu CPF à mão.`,
  ],
  botao: { rotulo: 'Ler o termo', url },
});
