/** Notice of background work that was given up. Source: decisions §6. */
import { defineNotice } from '@sede/domain/manifest';

export const SAUDE_AVISOS = {
  trabalhoFalhou: defineNotice<{ trabalho: string; erro: string }>({
    tipo: 'trabalho_falhou',
    order: 80,
    rotulo: 'um trabalho em segundo plano falhar',
    para: 'tarefas.ver',
    texto: ({ trabalho }, n) => `O trabalho “${trabalho}” falhou${n === 1 ? '' : ` ${n} vezes`}`,
    detalhe: ({ erro }) => erro,
    caminho: () => '/configuracoes/saude',
  }),
};
