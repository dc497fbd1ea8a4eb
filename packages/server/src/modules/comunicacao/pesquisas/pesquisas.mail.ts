/**
 * Mails of a survey: the invitation and its one reminder. Whether it is anonymous is said. The token stands behind '#', which no server
 * and no log sees. Source: decisions-members (Survey, Mails).
 */
import { formatDataBr } from '@sede/domain/kernel';
import {
  LEMBRETE_DIAS,
  type ModoPesquisa,
  pesquisasMessages,
  type TipoOferecido,
} from '@sede/domain/modules/comunicacao/pesquisas';
import type { OutgoingMail } from '#modules/acesso/conta/index.ts';

export const linkDaPesquisa = (publicUrl: string, token: string): string => `${publicUrl}/pesquisa#${token}`;

export interface MailDePesquisa {
  modo: ModoPesquisa;
  formularios: readonly Pick<TipoOferecido, 'rotulo' | 'externo'>[];
  expiraEm: string;
  lembrete: boolean;
}

const enumerar = (nomes: readonly string[]) =>
  nomes.length < 2 ? nomes.join('') : `${nomes.slice(0, -1).join(', ')} e ${nomes.at(-1)}`;

/** Everything but whose it is. */
export function textoDaPesquisa({ modo, formularios, expiraEm, lembrete }: MailDePesquisa, nome: string) {
  const servicos = enumerar(formularios.map(({ rotulo }) => rotulo));
  const deFora = formularios.filter(({ externo }) => externo).map(({ rotulo }) => rotulo);
  return {
    assunto: lembrete ? 'Lembrete: a sua opinião sobre os nossos serviços' : 'O que você acha dos nossos serviços?',
    titulo: 'Pesquisa de satisfação',
    paragrafos: [
      `Olá, ${nome}.`,
      lembrete
        ? `Há ${LEMBRETE_DIAS} dias pedimos a sua opinião sobre: ${servicos}. Ainda dá tempo de responder. Este é o único lembrete.`
        : `Queremos saber o que você acha dos serviços do sindicato: ${servicos}. Leva um minuto.`,
      modo === 'anonima' ? pesquisasMessages.anonimaDita : pesquisasMessages.identificadaDita,
      ...(deFora.length > 0
        ? [`O formulário de ${enumerar(deFora)} fica em outro endereço, que o link também mostra.`]
        : []),
      `O link é só seu, pode ser usado uma vez e vale até ${formatDataBr(expiraEm)}. Não o encaminhe.`,
      'Para não receber mais pesquisas, desligue o assunto “Pesquisas” no seu perfil ou fale com a secretaria.',
    ],
    botao: 'Responder à pesquisa',
  };
}

export function pesquisaMail(
  pesquisa: MailDePesquisa,
  { nome, email, url }: { nome: string; email: string; url: string },
): OutgoingMail {
  const { assunto, titulo, paragrafos, botao } = textoDaPesquisa(pesquisa, nome);
  return {
    ...{ para: email, assunto, titulo, paragrafos, deMuitas: true },
    motivo: pesquisa.lembrete ? 'lembrete_pesquisa' : 'pesquisa',
    botao: { rotulo: botao, url },
  };
}
