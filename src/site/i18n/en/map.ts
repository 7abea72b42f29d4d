import type { FullCatalogue } from '../catalogue.ts';
import { vehicleOfLine, vehicleWords } from './vehicle-words.ts';

export const map: FullCatalogue['map'] = {
  open: 'Open the map',
  skip: 'Skip the map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fullScreen: 'Full screen',
  endFullScreen: 'Leave full screen',
  locate: 'My location',
  tools: 'Map tools',
  locating: 'Looking for your location',
  youAreHere: 'You are here',
  locateRefused: 'Your device does not share your location with this site. You can allow it in its settings.',
  locateFailed: 'Your location was not found. Try again outdoors, or move the map.',
  noLocate: 'Your device cannot tell where you are.',
  twoFingers: 'Move the map with two fingers',
  ctrlScroll: 'Zoom the map with Ctrl and the wheel',
  cmdScroll: 'Zoom the map with ⌘ and the wheel',
  stop: (name, code) => `${name}, stop ${code}`,
  stopSkipped: 'does not stop here',
  vehicle: vehicleOfLine,
  busNext: (stop) => `next stop ${stop}`,
  lineMap: (number, towards) => `Map of route ${number} to ${towards}`,
  lineMapSummary: (number, towards, mode = 'bus') =>
    `The path, the stops and the live ${vehicleWords(mode).runs} of route ${number} to ${towards}.`,
  lineStops: (number, towards) => `Stops of route ${number} to ${towards}`,
  lineDrawing: (number, from, towards) =>
    `Map of route ${number}, from ${from} to ${towards}. Its stops are in the list.`,
  noTrips: 'This route has no trips in this direction today.',
  stopsBefore: (count) => (count === 1 ? '1 stop before' : `${count}\u00a0stops before`),
  fromTo: (from, to) => `from ${from} to ${to}`,
  changeDirection: (towards) => `Change direction: to ${towards}`,
  chooseStop: 'Choose your stop',
  timetable: 'Whole schedule',
  network: 'Network map',
  networkSummary: 'All routes of the network on one map, and the stops around you.',
  networkDrawing: (lines) => `Map of the network: ${lines} routes. They are in the list.`,
  networkHelp: 'Zoom in to see the stops.',
  networkLines: 'Routes of the network',
  otherLines: 'Other routes',
  stopsAround: 'Stops at the centre of the map',
  noStopsAround: 'No stop at the centre of the map.',
  networkFailed: 'The map did not arrive',
  stopDrawing: (name, nearby) =>
    nearby === 0
      ? `Map: the stop ${name} and its routes.`
      : `Map: the stop ${name}, its routes and ${nearby === 1 ? 'one stop' : `${nearby} stops`} nearby, named in the list.`,
  tripDrawing: (number, towards) =>
    `Map of the trip of route ${number} to ${towards}. Its stops are in the list.`,
};
