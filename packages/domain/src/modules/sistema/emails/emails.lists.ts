/** States of a mail in the outbox. No zod. Source: decisions §6 (Mail). */
import { listOrder } from '@sede/domain/kernel';
export const ESTADOS_EMAIL = [
  { valor: 'pendente', rotulo: 'Pendente' },
  { valor: 'enviado', rotulo: 'Enviado' },
  { valor: 'falhou', rotulo: 'Falhou' },
  { valor: 'arquivado', rotulo: 'Guardado (.eml)' },
  { valor: 'incerto', rotulo: 'Incerto' },
] as const;
export type EstadoEmail = (typeof ESTADOS_EMAIL)[number]['valor'];
export const VALORES_ESTADO_EMAIL = [
  'pendente',
  'enviado',
  'falhou',
  'arquivado',
  'incerto',
] as const satisfies readonly EstadoEmail[];

/** Whose mails: the system's own, or those of mailings. */
export const ORIGENS_EMAIL = [
  { valor: 'sistema', rotulo: 'Do sistema' },
  { valor: 'lote', rotulo: 'De comunicações' },
] as const;
export const VALORES_ORIGEM_EMAIL = ['sistema', 'lote'] as const;

const MOTIVOS: Readonly<Record<string, string>> = {
  recuperacao: 'Criar nova senha',
  convite: 'Convite',
  aviso_papel: 'Perfil concedido',
  aviso_email: 'E-mail de acesso alterado',
  novo_email: 'Novo e-mail de acesso',
  duas_etapas_redefinidas: 'Verificação em duas etapas redefinida',
};
/** What a mail is for; one that nobody listed is shown as it is stored. */
export const rotuloDoMotivo = (motivo: string): string => MOTIVOS[motivo] ?? motivo.replaceAll(/[_-]/g, ' ');

export const EMAILS_ORDEM = listOrder(['criadoEm'], '-criadoEm');
