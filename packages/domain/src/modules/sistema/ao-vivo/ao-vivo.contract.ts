/** The live stream: server-sent events 'mudancas' ([{ modulo, ids }]) and 'sessao' (ended). Source: decisions §2. */
import { fileOutput, noInput, op } from '@sede/domain/contract';

export const aoVivoContract = {
  ouvir: op('atualizacoes.ouvir', {
    method: 'GET',
    path: '/ao-vivo',
    summary: 'Avisa, enquanto a conexão durar, que módulos e registros mudaram.',
    input: noInput(),
    output: fileOutput(),
    raw: 'stream',
  }),
};
