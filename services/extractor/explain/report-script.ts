/**
 * Marks what a link of the report points at, also when it is clicked again, and moves between the values by `j` and
 * `k`. Without it the report works by plain links.
 */
export const script = `
'use strict';
const light = (id) => {
  for (const lit of document.querySelectorAll('.lit')) lit.classList.remove('lit');
  const target = document.getElementById(id);
  if (!target) return;
  target.classList.add('lit');
  target.scrollIntoView({ block: 'center' });
};
document.addEventListener('click', (event) => {
  const link = event.target.closest('a');
  const href = link && link.getAttribute('href');
  if (!href || !href.startsWith('#')) return;
  light(href.slice(1));
  event.preventDefault();
});
document.addEventListener('keydown', (event) => {
  const step = { j: 1, k: -1 }[event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
  const links = [...document.querySelectorAll('#fields .fields > li > p > a')];
  const at = links.indexOf(document.activeElement);
  const next = links[(at < 0 ? (step > 0 ? 0 : links.length - 1) : at + step + links.length) % links.length];
  if (!next) return;
  next.focus();
  light(next.getAttribute('href').slice(1));
});
`;
