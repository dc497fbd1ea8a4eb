import { formatHoraBr } from '@sede/domain/kernel';
import { ESTADOS_DO_BEM } from '@sede/domain/modules/patrimonio/bens';
import {
  MAX_NOTA_DA_LEITURA,
  inventariosMessages as messages,
  RESULTADO_ROTULOS,
  textoDaSaida,
} from '@sede/domain/modules/patrimonio/inventarios';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { StatusTag } from '#platform/ui/index.ts';
import type { LeituraNoCelular } from './celular.ts';
import { TOM_DO_RESULTADO } from './inventario.status.ts';
import classes from './leitura.module.css';

/** 'É do setor Presidência', 'Com Marina Alves até 02/12', 'Lido por Edson, 10h12'. */
export function detalheDaLeitura({ resultado, esperado, saida, minha, lidoPor, lidoEm }: LeituraNoCelular): string {
  if (resultado === 'em_outro_setor' && esperado !== null) return messages.doSetor(esperado);
  if (saida !== null) return textoDaSaida(saida);
  return `Lido por ${minha ? 'você' : lidoPor}, ${formatHoraBr(lidoEm).replace(':', 'h')}`;
}

interface CartaoProps {
  leitura: LeituraNoCelular;
  onCorrect: (leitura: LeituraNoCelular, campos: Partial<Pick<LeituraNoCelular, 'estado' | 'nota'>>) => void;
  onRemove: (leitura: LeituraNoCelular) => void;
}

function Nota({ leitura, onCorrect }: Omit<CartaoProps, 'onRemove'>) {
  const [texto, setTexto] = useState(leitura.nota ?? '');
  const keep = () => {
    const nota = texto.trim() || null;
    if (nota !== leitura.nota) onCorrect(leitura, { nota });
  };
  return (
    <textarea
      aria-label="Nota"
      className={classes.nota}
      maxLength={MAX_NOTA_DA_LEITURA}
      rows={2}
      value={texto}
      onChange={({ target }) => setTexto(target.value)}
      onBlur={keep}
    />
  );
}

/** What was read last: what it is, what came out, its state and a note. Of somebody else's reading nothing can be changed here. */
export function CartaoDaLeitura({ leitura, onCorrect, onRemove }: CartaoProps) {
  const { numero, tipo, nome, resultado, estado, minha, nota, chave } = leitura;
  const [anota, setAnota] = useState<string | null>(null);
  const tom = TOM_DO_RESULTADO[resultado];
  const Icone = resultado === 'encontrado' ? IconCheck : IconAlertTriangle;
  return (
    <section className={classes.cartao} data-tone={tom} aria-label="Última leitura" aria-live="polite">
      <div className={classes.lida}>
        <span className={classes.marca} aria-hidden>
          <Icone size={24} />
        </span>
        <div>
          <p className={classes.oQue}>{[numero, tipo].filter(Boolean).join(' · ') || nome}</p>
          <p className={classes.detalhe}>{detalheDaLeitura(leitura)}</p>
        </div>
        <StatusTag tone={tom} label={RESULTADO_ROTULOS[resultado]} />
      </div>
      {minha && (
        <fieldset className={classes.estados} aria-label="Estado">
          {ESTADOS_DO_BEM.map((um) => (
            <button
              key={um}
              type="button"
              aria-pressed={estado === um}
              onClick={() => onCorrect(leitura, { estado: estado === um ? null : um })}
            >
              {um}
            </button>
          ))}
          <button
            type="button"
            aria-expanded={anota === chave}
            onClick={() => setAnota(anota === chave ? null : chave)}
          >
            Nota{nota === null ? '' : ' •'}
          </button>
        </fieldset>
      )}
      {minha && anota === chave && <Nota key={chave} {...{ leitura, onCorrect }} />}
      {minha && (
        <button type="button" className={classes.excluir} onClick={() => onRemove(leitura)}>
          {messages.excluirLeitura}
        </button>
      )}
    </section>
  );
}
