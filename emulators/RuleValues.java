import com.google.firebase.rules.runtime.v1.ExpressionListValue;
import com.google.firebase.rules.runtime.v1.ExpressionMapValue;
import com.google.firebase.rules.runtime.v1.ExpressionPathSegmentValue;
import com.google.firebase.rules.runtime.v1.ExpressionPathValue;
import com.google.firebase.rules.runtime.v1.ExpressionSetValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.protobuf.NullValue;
import com.google.protobuf.Timestamp;
import com.google.type.LatLng;
import java.time.Instant;
import java.util.Map;

/** Values of the rules engine, from the two JSON spellings that firebase-tools sends. */
final class RuleValues {
  private RuleValues() {}

  /** A variable of a verify request: {@code {"string_value": …}}, {@code {"map_value": …}}, … */
  static ExpressionValue fromRequest(JsonObject json) {
    Map.Entry<String, JsonElement> entry = json.entrySet().iterator().next();
    JsonElement value = entry.getValue();
    ExpressionValue.Builder built = ExpressionValue.newBuilder();
    switch (entry.getKey()) {
      case "null_value" -> built.setNullValue(NullValue.NULL_VALUE);
      case "string_value" -> built.setStringValue(value.getAsString());
      case "bool_value" -> built.setBoolValue(value.getAsBoolean());
      case "int_value" -> built.setIntValue(value.getAsLong());
      case "float_value" -> built.setFloatValue(value.getAsDouble());
      case "timestamp_value" -> built.setTimestampValue(timestamp(value.getAsString()));
      case "list_value" -> {
        ExpressionListValue.Builder list = ExpressionListValue.newBuilder();
        for (JsonElement item : items(value, "values")) {
          list.addValues(fromRequest(item.getAsJsonObject()));
        }
        built.setListValue(list);
      }
      case "set_value" -> {
        ExpressionSetValue.Builder set = ExpressionSetValue.newBuilder();
        for (JsonElement item : items(value, "values")) {
          set.addValues(fromRequest(item.getAsJsonObject()));
        }
        built.setSetValue(set);
      }
      case "map_value" -> {
        ExpressionMapValue.Builder map = ExpressionMapValue.newBuilder();
        value
            .getAsJsonObject()
            .getAsJsonObject("fields")
            .entrySet()
            .forEach(
                (field) ->
                    map.putFields(
                        field.getKey(), fromRequest(field.getValue().getAsJsonObject())));
        built.setMapValue(map);
      }
      case "path_value" -> {
        ExpressionPathValue.Builder path = ExpressionPathValue.newBuilder();
        for (JsonElement segment : items(value, "segments")) {
          path.addSegments(segment(segment.getAsJsonObject().get("simple").getAsString()));
        }
        built.setPathValue(path);
      }
      default -> throw new IllegalArgumentException("Unsupported value kind " + entry.getKey());
    }
    return built.build();
  }

  /** A Firestore REST document as rules see it: {@code {data, id, __name__}}. */
  static ExpressionValue fromDocument(JsonObject document) {
    String name = document.get("name").getAsString();
    ExpressionMapValue.Builder map = ExpressionMapValue.newBuilder();
    map.putFields("data", fields(document.getAsJsonObject("fields")));
    map.putFields("id", text(name.substring(name.lastIndexOf('/') + 1)));
    map.putFields("__name__", pathInProject(name));
    return ExpressionValue.newBuilder().setMapValue(map).build();
  }

  static String pathText(ExpressionValue path) {
    if (path.hasStringValue()) return path.getStringValue();
    StringBuilder text = new StringBuilder();
    for (ExpressionPathSegmentValue segment : path.getPathValue().getSegmentsList()) {
      text.append('/').append(segment.getSimple());
    }
    return text.toString();
  }

  private static ExpressionValue fromFirestore(JsonObject json) {
    Map.Entry<String, JsonElement> entry = json.entrySet().iterator().next();
    JsonElement value = entry.getValue();
    ExpressionValue.Builder built = ExpressionValue.newBuilder();
    switch (entry.getKey()) {
      case "nullValue" -> built.setNullValue(NullValue.NULL_VALUE);
      case "booleanValue" -> built.setBoolValue(value.getAsBoolean());
      case "integerValue" -> built.setIntValue(value.getAsLong());
      case "doubleValue" -> built.setFloatValue(value.getAsDouble());
      case "timestampValue" -> built.setTimestampValue(timestamp(value.getAsString()));
      case "stringValue", "bytesValue" -> built.setStringValue(value.getAsString());
      case "referenceValue" -> {
        return pathInProject(value.getAsString());
      }
      case "geoPointValue" -> {
        JsonObject point = value.getAsJsonObject();
        built.setLatlngValue(
            LatLng.newBuilder()
                .setLatitude(degrees(point, "latitude"))
                .setLongitude(degrees(point, "longitude")));
      }
      case "arrayValue" -> {
        ExpressionListValue.Builder list = ExpressionListValue.newBuilder();
        for (JsonElement item : items(value, "values")) {
          list.addValues(fromFirestore(item.getAsJsonObject()));
        }
        built.setListValue(list);
      }
      case "mapValue" -> {
        return fields(value.getAsJsonObject().getAsJsonObject("fields"));
      }
      default ->
          throw new IllegalArgumentException("Unsupported Firestore value " + entry.getKey());
    }
    return built.build();
  }

  /** @param fields {@code null} for an empty map, which Firestore leaves out */
  private static ExpressionValue fields(JsonObject fields) {
    ExpressionMapValue.Builder map = ExpressionMapValue.newBuilder();
    if (fields != null) {
      fields
          .entrySet()
          .forEach(
              (field) ->
                  map.putFields(
                      field.getKey(), fromFirestore(field.getValue().getAsJsonObject())));
    }
    return ExpressionValue.newBuilder().setMapValue(map).build();
  }

  /** Empty arrays are left out of both spellings. */
  private static Iterable<JsonElement> items(JsonElement holder, String name) {
    JsonArray items = holder.getAsJsonObject().getAsJsonArray(name);
    return items == null ? new JsonArray() : items;
  }

  private static double degrees(JsonObject point, String name) {
    return point.has(name) ? point.get(name).getAsDouble() : 0;
  }

  private static ExpressionValue text(String value) {
    return ExpressionValue.newBuilder().setStringValue(value).build();
  }

  /** Rules know a document by its path below the project. */
  private static ExpressionValue pathInProject(String name) {
    ExpressionPathValue.Builder path = ExpressionPathValue.newBuilder();
    for (String part : name.replaceFirst("^projects/[^/]+", "").split("/")) {
      if (!part.isEmpty()) path.addSegments(segment(part));
    }
    return ExpressionValue.newBuilder().setPathValue(path).build();
  }

  private static ExpressionPathSegmentValue.Builder segment(String simple) {
    return ExpressionPathSegmentValue.newBuilder().setSimple(simple);
  }

  private static Timestamp timestamp(String iso) {
    Instant instant = Instant.parse(iso);
    return Timestamp.newBuilder()
        .setSeconds(instant.getEpochSecond())
        .setNanos(instant.getNano())
        .build();
  }
}
