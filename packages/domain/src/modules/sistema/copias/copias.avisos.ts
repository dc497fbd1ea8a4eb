/** Notice of a backup that failed. Source: decisions §6 (Backups). */
import { defineNotice } from '@sede/domain/manifest';

export const COPIAS_AVISOS = {
  falhou: defineNotice<{ erro: string }>({
    tipo: 'copia_falhou',
    order: 90,
    rotulo: 'a cópia de segurança falhar',
    para: 'configuracoes.ver',
    texto: (_, n) => (n === 1 ? 'A cópia de segurança falhou' : `As últimas ${n} cópias de segurança falharam`),
    detalhe: ({ erro }) => erro,
    caminho: () => '/configuracoes/saude',
  }),
};
