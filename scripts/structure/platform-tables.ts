/** Tables of the platform's rooms, by the room that owns them; those of modules stand in the modules' manifests. */
import type { OwnedTables } from '../../packages/server/src/platform/module/tables.ts';

export const PLATFORM_TABLES: Readonly<Record<string, OwnedTables>> = {
  'platform/api': { bilhetes_usados: {}, idempotencia: {} },
  'platform/audit': {
    auditoria: { readBy: ['platform', 'sistema', 'financeiro/fechamentos', 'filiados', 'juridico/processos'] },
    auditoria_cadeia: { readBy: ['sistema/auditoria'] },
    // A backup's manifest has the last seal of its snapshot.
    auditoria_selos: { readBy: ['platform/backup', 'sistema/auditoria'] },
  },
  'platform/auth': {
    // The account page and the users' administration end sessions and take a second step away.
    codigos_usados: { writtenBy: ['acesso'] },
    contas: { readBy: ['filiados/filiados'], writtenBy: ['acesso'] },
    // A restored backup starts without second steps: their secrets are not part of it.
    dois_fatores: { writtenBy: ['acesso', 'platform/backup'] },
    // Whoever does something to an account logs it.
    logs_usuario: { readBy: ['sistema/auditoria'], writtenBy: ['acesso', 'platform'] },
    sessoes: { writtenBy: ['acesso'] },
    tentativas: {},
    verificacoes: { readBy: ['acesso'] },
  },
  'platform/db': { demonstracao: {} },
  'platform/files': {
    anexos: { readBy: ['platform', 'financeiro/fechamentos', 'filiados', 'comunicacao', 'contratos'] },
  },
  'platform/jobs': {
    // What ran when the backup was made runs no more; saude starts failed work again; fechamentos lets its files go.
    trabalhos: {
      readBy: ['sistema/auditoria', 'comunicacao/importacoes-interacao'],
      writtenBy: ['platform/backup', 'sistema/saude', 'financeiro/fechamentos', 'filiados/pedidos-titular'],
    },
  },
  // A mailing shows what the mail server said of each.
  'platform/mail': { emails: { readBy: ['comunicacao', 'contratos'] }, emails_em_entrega: {} },
  // The bell's notices of an act wait for its end.
  'platform/undo': { atos: { readBy: ['sistema/avisos'] } },
  'platform/personal-data': { acessos_dados: {} },
  'platform/processes': { processos: {} },
  'platform/settings': {
    configuracoes: { readBy: ['platform/auth', 'sistema/configuracoes', 'juridico/lista-espera'] },
  },
};
