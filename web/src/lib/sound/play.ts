// Plays what is written in the score.

import { prefs } from "$lib/prefs.svelte";
import { SCORE, type Note, type Sound } from "./score";

/** How soon a tone is there. */
const ATTACK = 0.006;
/** As good as nothing: what fades like a bell never comes to nothing. */
const SILENCE = 0.0001;

/** The sound that a score makes, into any context: that of the page, or one that only computes it. */
export function perform(context: BaseAudioContext, into: AudioNode, notes: readonly Note[], start: number): void {
  for (const note of notes) {
    const from = start + note.at;
    const until = from + note.lasts;
    const loud = context.createGain();
    loud.gain.setValueAtTime(0, from);
    loud.gain.linearRampToValueAtTime(note.loud, from + ATTACK);
    loud.gain.exponentialRampToValueAtTime(SILENCE, until);
    loud.connect(into);
    const source = note.tone === "rustle" ? rustle(context, note, loud) : tone(context, note, note.tone, from, until, loud);
    source.start(from);
    source.stop(until);
  }
}

function tone(context: BaseAudioContext, note: Note, type: OscillatorType, from: number, until: number, into: AudioNode): OscillatorNode {
  const source = context.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(note.pitch, from);
  if (note.to !== undefined) source.frequency.exponentialRampToValueAtTime(note.to, until);
  source.connect(into);
  return source;
}

/** Noise around a pitch. It is the same each time: nothing here is left to chance. */
function rustle(context: BaseAudioContext, note: Note, into: AudioNode): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(note.lasts * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1901;
  for (let at = 0; at < samples.length; at += 1) {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    samples[at] = seed / 2 ** 31 - 1;
  }
  const source = context.createBufferSource();
  source.buffer = buffer;
  const around = context.createBiquadFilter();
  around.type = "bandpass";
  around.frequency.value = note.pitch;
  around.Q.value = 0.8;
  source.connect(around);
  around.connect(into);
  return source;
}

let context: AudioContext | null = null;

/** Browsers let a page sound only after somebody has done something with it; what came before that stays silent. */
export function wake(): void {
  if (context || typeof AudioContext === "undefined") return;
  context = new AudioContext();
}

/** Plays sounds one shortly after the other, as loud as somebody likes. */
export function play(...sounds: Sound[]): void {
  if (!prefs.sound || prefs.volume === 0 || sounds.length === 0 || !context) return;
  if (context.state === "suspended") void context.resume();
  const all = context.createGain();
  // What one hears as half is much less than half.
  all.gain.value = (prefs.volume / 100) ** 2;
  all.connect(context.destination);
  sounds.forEach((sound, number) => {
    if (context) perform(context, all, SCORE[sound], context.currentTime + number * 0.13);
  });
}
