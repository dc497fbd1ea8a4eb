import { nomeProprio } from '@sede/domain/kernel';
import {
  type ContagemDaSelecao,
  comunicacoesMessages as messages,
  ROTULO_DE_FORA,
} from '@sede/domain/modules/comunicacao/comunicacoes';
import classes from './comunicacoes.module.css';

/** Who gets it: twenty names and how many more; who does not, by reason. Source: spec 2 §2; decisions-members (Communication). */
export function Destinatarios({ contagem, onVerQuem }: { contagem: ContagemDaSelecao; onVerQuem: () => void }) {
  const { recebem, nomes, deFora } = contagem;
  const fora = deFora.reduce((sum, { quantos }) => sum + quantos, 0);
  const mais = recebem - nomes.length;
  return (
    <section className={classes.destinatarios} aria-label="Destinatários">
      <div>
        <h3>
          {messages.mensagens(recebem)} <small>uma por pessoa</small>
        </h3>
        <p>
          {nomes.map(nomeProprio).join(', ')}
          {mais > 0 && <span className={classes.mais}>{messages.mais(mais)}</span>}
        </p>
      </div>
      {fora > 0 && (
        <div className={classes.fora}>
          <h3>
            {messages.naoRecebem(fora)}{' '}
            <button type="button" className={classes.link} onClick={onVerQuem}>
              {messages.verQuem}
            </button>
          </h3>
          <dl>
            {deFora.map(({ motivo, quantos }) => (
              <div key={motivo}>
                <dt>{ROTULO_DE_FORA[motivo]}</dt>
                <dd>{quantos.toLocaleString('pt-BR')}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </section>
  );
}
