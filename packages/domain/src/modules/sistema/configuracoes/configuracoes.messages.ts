/** Texts of the settings. Source: decisions §3, §7 (Lists that become settings). */
import { defineErrors } from '@sede/domain/kernel';
import { LOGO_LADO, LOGO_MAXIMO } from './configuracoes.lists.ts';

export const configuracoesErrors = defineErrors('configuracoes', {
  logo_invalido: { kind: 'unsupported_type', message: 'Este arquivo não é uma imagem PNG ou JPEG.' },
  logo_grande: { kind: 'too_large', message: `O logotipo pode ter no máximo ${LOGO_MAXIMO / 1024} kB.` },
  logo_medidas: {
    kind: 'rule',
    message: `Cada lado do logotipo deve ter de ${LOGO_LADO.minimo} a ${LOGO_LADO.maximo} pixels.`,
  },
  sem_logo: { kind: 'not_found', message: 'Não há logotipo.' },
});

/** Under a list's field. */
export const textosDasListas = {
  emUso: (palavra: string) => `“${palavra}” está em uso e não pode ser excluída. Desabilite-a.`,
  nasDuas: (palavra: string) => `“${palavra}” não pode estar habilitada e desabilitada.`,
};
export const semUsuario = (email: string): string => `Não há usuário habilitado com o e-mail ${email}.`;

export const configuracoesMessages = {
  desconhecida: 'Configuração desconhecida.',
  secaoDesconhecida: 'Não há esta seção.',
  listaVazia: 'Deixe ao menos uma opção.',
  salvas: 'Configurações salvas com sucesso!',
  logoTrocado: 'Logotipo alterado com sucesso!',
  logoRemovido: 'Logotipo removido.',
} as const;
