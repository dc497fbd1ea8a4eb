/**
 * Mails about a member's account. Subjects carry no name and never a CPF. Links lead to PUBLIC_URL, the token after `#`, where no
 * server on the way writes it down. Source: decisions-members (Account, Mails).
 */
import type { OutgoingMail } from '#modules/acesso/conta/index.ts';

export const linkDeFiliado = (publicUrl: string, token: string): string => `${publicUrl}/filiado/confirmar#${token}`;

interface Para {
  nome: string;
  para: string;
}
interface ComLink extends Para {
  url: string;
  dias: number;
}

/** To the holder of an account whose address stands in a member's record. */
export const ligarMail = ({ nome, para, url, dias }: ComLink): OutgoingMail => ({
  para,
  assunto: 'Confirme que a ficha de filiado é sua',
  motivo: 'ligar_conta',
  titulo: 'Esta ficha de filiado é sua?',
  paragrafos: [
    `Olá, ${nome}.`,
    'O seu e-mail está na ficha de um filiado. Se a ficha é sua, confirme pelo botão abaixo: o seu acesso passa a mostrar os seus dados.',
    `O link vale por ${dias} dias e pode ser usado uma vez. Se a ficha não é sua, ignore esta mensagem.`,
  ],
  botao: { rotulo: 'Confirmar que sou eu', url },
});

/** To the new address that a member asked for. */
export const confirmarEmailMail = ({ nome, para, url, dias }: ComLink): OutgoingMail => ({
  para,
  assunto: 'Confirme o seu novo e-mail',
  motivo: 'confirmar_email',
  titulo: 'Confirme o seu novo e-mail',
  paragrafos: [
    `Olá, ${nome}.`,
    'Você pediu que este passe a ser o seu e-mail. Confirme pelo botão abaixo.',
    `O link vale por ${dias} dias e pode ser usado uma vez. Até lá, nada muda. Se não foi você, ignore esta mensagem.`,
  ],
  botao: { rotulo: 'Confirmar e-mail', url },
});

const mudou = 'O e-mail de acesso mudou';

/** To the address that was left, which its holder has proven: it may be put back. */
export const naoFuiEuMail = ({ nome, para, url, dias, novo }: ComLink & { novo: string }): OutgoingMail => ({
  para,
  assunto: mudou,
  motivo: 'email_trocado',
  titulo: mudou,
  paragrafos: [
    `Olá, ${nome}.`,
    `O e-mail do seu acesso passou deste endereço para ${novo}.`,
    `Se foi você que pediu, não há nada a fazer. Se não foi, use o botão abaixo em até ${dias} dias: este endereço volta, as sessões abertas são encerradas e o sindicato é avisado.`,
  ],
  botao: { rotulo: 'Não fui eu', url },
});

/** To the new address of an account that somebody signs in with. */
export const novoEnderecoMail = ({
  nome,
  para,
  antigo,
  url,
}: Para & { antigo: string; url: string }): OutgoingMail => ({
  para,
  assunto: 'Seu e-mail de acesso mudou',
  motivo: 'novo_email',
  titulo: 'Seu e-mail de acesso mudou',
  paragrafos: [
    `Olá, ${nome}.`,
    `A partir de agora, entre com este endereço em vez de ${antigo}. A senha continua a mesma.`,
    'Se você não conhece este sistema, ignore esta mensagem.',
  ],
  botao: { rotulo: 'Entrar', url },
});

/** After 'Não fui eu': the way back in. */
export const voltaMail = ({ nome, para, url }: Para & { url: string }): OutgoingMail => ({
  para,
  assunto: 'O seu e-mail de acesso voltou',
  motivo: 'email_devolvido',
  titulo: 'O seu e-mail de acesso voltou',
  paragrafos: [
    `Olá, ${nome}.`,
    'Desfizemos a troca: o seu acesso é de novo por este endereço, e as sessões abertas foram encerradas.',
    'Escolha uma senha nova pelo botão abaixo, que vale por 24 horas. O sindicato foi avisado.',
  ],
  botao: { rotulo: 'Escolher a senha', url },
});
