import { type EnderecoDoCep, ROTULO_CASA } from '@sede/domain/modules/filiados/filiados';
import {
  CAMPOS_PEDIDO,
  type CampoPedido,
  campoObrigatorio,
  campoVisivel,
  opcoesDoCampo,
  PASSOS,
  type PaginaFiliacao,
  pedidosMessages,
  rotuloDoCampo,
} from '@sede/domain/modules/filiados/pedidos-filiacao';
import { useState } from 'react';
import { call } from '#platform/api/plain.ts';
import { CampoPublico } from './CampoPublico.tsx';
import classes from './filiacao.module.css';
import type { FormularioAberto } from './useFormulario.ts';

/** How wide each stands beside its neighbours, of six; those not named take two. */
const LARGURA: Partial<Record<CampoPedido, number>> = {
  ...{ name: 2, cpf: 1, dataNascimento: 2, genero: 1, rg: 1, orgaoExpeditor: 1, UFOrgaoExpeditor: 1, estadoCivil: 1 },
  ...{ email: 3, isWhatsapp: 2, ramal: 1, CEP: 1, numero: 2, logradouro: 3, estado: 1, home: 3, situacaoFiliado: 3 },
  ...{ preferenciaEmail: 2, filiadoAssociacao: 2 },
};
const AJUDA: Partial<Record<CampoPedido, string>> = {
  nomeCtEmergencia: 'Só é usado nesse caso.',
  emailFuncional: 'O da casa em que trabalha.',
};

/** The address of a CEP as soon as it is whole; what was typed is not overwritten by nothing. */
function useCep({ form, setCampo }: FormularioAberto) {
  const [problema, setProblema] = useState<string | undefined>();
  async function find() {
    const digits = form.campos.CEP.replace(/\D/g, '');
    if (digits.length < 8) return;
    setProblema(undefined);
    try {
      const found = await call<EnderecoDoCep>('GET', `/api/filiacao/cep?cep=${digits}`);
      for (const campo of ['logradouro', 'bairro', 'cidade', 'estado'] as const) {
        if (found[campo] !== '') setCampo(campo, found[campo]);
      }
    } catch {
      // Whatever it was, the address can be typed.
      setProblema(pedidosMessages.erroCep);
    }
  }
  return { problema, find };
}

/** One of the three steps that are fields alone. */
export function PassoCampos({ aberto, pagina }: { aberto: FormularioAberto; pagina: PaginaFiliacao }) {
  const { passo, form, erros, setCampo } = aberto;
  const { campos } = form;
  const cep = useCep(aberto);
  const shown: readonly CampoPedido[] = PASSOS[passo]?.campos ?? [];
  return (
    <div className={classes.grid}>
      {shown
        .filter((campo) => campoVisivel(campo, campos))
        .map((campo) => {
          const daCasa = campo === 'cargo' || campo === 'associacao';
          return (
            <div key={campo} data-span={LARGURA[campo] ?? 2}>
              <CampoPublico
                name={campo}
                campo={CAMPOS_PEDIDO[campo]}
                label={rotuloDoCampo(campo, campos)}
                required={campoObrigatorio(campo, campos)}
                value={campos[campo]}
                onChange={(text) => setCampo(campo, text)}
                {...(campo === 'CEP' ? { onBlur: () => void cep.find() } : {})}
                error={erros[campo] ?? (campo === 'CEP' ? cep.problema : undefined)}
                {...(AJUDA[campo] ? { help: AJUDA[campo] } : {})}
                {...(campo === 'home' ? { rotulos: ROTULO_CASA } : {})}
                {...(daCasa ? { opcoes: opcoesDoCampo(campo, campos, pagina) } : {})}
              />
            </div>
          );
        })}
    </div>
  );
}
