/** What the settings let a mailing be: senders, topics, limits. Source: decisions-members (Communication). */
import { comunicacaoSettings, readRemetentes } from '@sede/domain/modules/comunicacao/comunicacoes';
import { filiadosSettings } from '@sede/domain/modules/filiados/filiados';
import { meuPerfilSettings, readTemas } from '@sede/domain/modules/filiados/meu-perfil';
import { configuracoesSettings } from '@sede/domain/modules/sistema/configuracoes';
import { publicUrlOf } from '#modules/acesso/sessao/index.ts';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import type { Db, Tx } from '#platform/db/index.ts';

const SETTINGS = { ...comunicacaoSettings, ...meuPerfilSettings, ...configuracoesSettings, ...filiadosSettings };

export async function readOpcoes(db: Db | Tx, config: Parameters<typeof publicUrlOf>[0]) {
  const values = await readConfiguracoes(db, SETTINGS);
  const { nomeSindicato, emailSindicato, temasDeComunicacao, limiteComunicacao, emailsPorMinuto } = values;
  const listed = readRemetentes(values.remetentesComunicacao);
  // Until somebody lists senders, the union itself signs, with the address that its other mails have.
  const own = emailSindicato || `nao-responda@${new URL(publicUrlOf(config)).hostname}`;
  const { cargosCamara, cargosSenado, cargosTcu } = values;
  return {
    sindicato: nomeSindicato,
    remetentes: listed.length > 0 ? listed : [{ nome: nomeSindicato, endereco: own.toLowerCase() }],
    temas: readTemas(temasDeComunicacao),
    limite: limiteComunicacao > 0 ? limiteComunicacao : null,
    emailsPorMinuto,
    cargos: [...new Set([...cargosCamara, ...cargosSenado, ...cargosTcu])].sort((a, b) => a.localeCompare(b, 'pt-BR')),
  };
}
