/** To the member whose correction was decided. No CPF, no value: the field's name alone. Source: decisions-members (Mails). */
import type { OutgoingMail } from '#modules/acesso/conta/index.ts';

interface Decidida {
  nome: string;
  para: string;
  /** As the record calls the field. */
  rotulo: string;
  /** Of a refusal; null: accepted. */
  motivo: string | null;
  publicUrl: string;
}

export function correcaoDecididaMail({ nome, para, rotulo, motivo, publicUrl }: Decidida): OutgoingMail {
  const titulo = motivo === null ? 'Sua correção foi aceita' : 'Seu pedido de correção não foi aceito';
  return {
    para,
    assunto: titulo,
    motivo: 'correcao_decidida',
    titulo,
    paragrafos: [
      `Olá, ${nome}.`,
      motivo === null
        ? `A correção que você pediu (${rotulo}) já está na sua ficha.`
        : `A correção que você pediu (${rotulo}) não foi feita. Motivo: ${motivo}`,
    ],
    botao: { rotulo: 'Abrir Meu Perfil', url: `${publicUrl}/filiado` },
  };
}
