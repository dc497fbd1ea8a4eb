/**
 * The live stream: server-sent events 'mudancas' ([{ modulo, ids }]), 'perfil' (the own account changed), 'sessao' (ended) and
 * 'recomecar' (changes since `desde` are unknown). Source: decisions §2; decision 030.
 */
import { fileOutput, op, param, queryInput } from '@sede/domain/contract';

export const aoVivoContract = {
  ouvir: op('atualizacoes.ouvir', {
    method: 'GET',
    path: '/ao-vivo',
    summary: 'Avisa, enquanto a conexão durar, que módulos e registros mudaram.',
    input: queryInput({
      desde: param.text(80).optional().describe('Posição dada em /sessao: conta primeiro o que mudou depois dela'),
    }),
    output: fileOutput(),
    raw: 'stream',
  }),
};
